"""Draws the files of Scribus: scribus -g -ns -py with_scribus.py PICTURES TARGET. Lengths are in mm."""

import sys
from pathlib import Path

import scribus

pictures, target = Path(sys.argv[1]), Path(sys.argv[2])


def card(name, *draws, size=(90, 50), pages=1, bleed=3, **options):
    """A card with a coloured ground that goes on beyond the cut; `options`: of the export to PDF."""
    scribus.newDocument(size, (0, 0, 0, 0), scribus.PORTRAIT, 1, scribus.UNIT_MILLIMETERS, scribus.PAGE_1, 0, pages)
    scribus.defineColorCMYK("Göy", 150, 30, 0, 0)
    scribus.defineColorCMYK("Qara", 0, 0, 0, 255)
    for draw in draws:
        draw()
    export = scribus.PDFfile()
    export.file = str(target / f"{name}.pdf")
    export.pages = list(range(1, pages + 1))
    export.outdst = 1
    export.useDocBleeds = False
    export.bleedt = export.bleedl = export.bleedr = export.bleedb = bleed
    export.fonts, export.subsetList = [], export.fonts
    export.compress = True
    export.thumbnails = False
    for option, value in options.items():
        setattr(export, option, value)
    export.save()
    scribus.closeDoc()


def box(x, y, width, height, colour="Göy", **more):
    def draw():
        item = scribus.createRect(x, y, width, height)
        scribus.setFillColor(colour, item)
        scribus.setLineColor("None", item)
        if "alpha" in more:
            scribus.setFillTransparency(more["alpha"], item)
        if "blend" in more:
            scribus.setFillBlendmode(more["blend"], item)

    return draw


def line(width):
    def draw():
        item = scribus.createLine(20, 10, 60, 10)
        scribus.setLineColor("Qara", item)
        scribus.setLineWidth(width, item)

    return draw


def text(x, y, words, size=9, colour="Qara"):
    def draw():
        item = scribus.createText(x, y, 60, 8)
        scribus.setText(words, item)
        scribus.setFont("Roboto Regular", item)
        scribus.setFontSize(size, item)
        scribus.setTextColor(colour, item)

    return draw


def photo(file, x, y, width, height):
    def draw():
        item = scribus.createImage(x, y, width, height)
        scribus.loadImage(str(pictures / file), item)
        scribus.setScaleImageToFrame(True, False, item)

    return draw


def spot(name):
    def draw():
        scribus.defineColorCMYK(name, 0, 80, 200, 20)
        scribus.setSpotColor(name, True)
        box(20, 5, 20, 10, name)()

    return draw


def heavy():
    scribus.defineColorCMYK("Ağır", 255, 255, 255, 255)
    box(20, 5, 20, 10, "Ağır")()


def layer():
    scribus.createLayer("Lak")
    box(20, 5, 20, 10, "Qara")()


def on_page(number, *draws):
    def draw():
        scribus.gotoPage(number)
        for act in draws:
            act()

    return draw


ground = box(-3, -3, 96, 56)
name = text(27, 22, "Aysel Əliyeva")

# Faulty.
card("no-bleed", box(0, 0, 90, 50), name, bleed=0)
card("bleed-of-1-mm", ground, name, bleed=1)
card("ground-ends-at-the-cut", box(0, 0, 90, 50), name)
card("text-near-the-cut", ground, text(1.4, 35, "Bakı"))
card("logo-near-the-cut", ground, name, box(80.5, 20, 8, 8, "Qara"))
card("photo-72-dpi", ground, photo("grey-150x100.jpg", 15, 5, 53, 35.3))
card("photo-240-dpi", ground, photo("grey-600x400.jpg", 8, 4, 63, 42))
card("photo-in-rgb", ground, photo("photo-600x400.jpg", 15, 5, 24, 16), outdst=0)
card("gold-ink", ground, name, spot("Gold"), usespot=True)
card("ink-400", ground, name, heavy)
card("see-through", ground, name, box(20, 5, 20, 10, "Qara", alpha=0.5), version=14)
card("multiplied", ground, name, box(20, 5, 20, 10, "Göy", blend=3), version=14)
card("layers", ground, name, layer, version=15, useLayers=True)
card("hairline", ground, name, line(0.1))
card("small-text", ground, text(20, 8, "Qiymətlər ƏDV daxildir", 4))
card("upright", box(-3, -3, 56, 96), size=(50, 90))
card("three-pages", *[on_page(page, ground, name) for page in (1, 2, 3)], pages=3)
card("empty-back", ground, name, pages=2)
card("locked", ground, name, encrypt=True, owner="sahib", user="gizli")
card("printing-forbidden", ground, name, encrypt=True, owner="sahib", allowPrinting=False)

# Clean.
card("clean-card", ground, name)
card("clean-with-marks", ground, name, cropMarks=True, bleedMarks=True, registrationMarks=True, colorMarks=True, docInfoMarks=True, markOffset=2)
card("clean-two-sides", *[on_page(page, ground, name) for page in (1, 2)], pages=2)
card("clean-photo", ground, name, photo("photo-300x200.jpg", 15, 5, 24, 16))
