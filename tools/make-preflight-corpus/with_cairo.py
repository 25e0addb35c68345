"""Draws the files of cairo: python3 with_cairo.py PICTURES TARGET. Lengths are in mm, from the upper left corner."""

import math
import sys
from pathlib import Path

import cairo

pictures, target = Path(sys.argv[1]), Path(sys.argv[2])
points = 72 / 25.4
sheet, finished = (96, 56), (90, 50)


def pdf(name, *pages):
    """Pages as pairs of a size and what is drawn on it."""
    surface = cairo.PDFSurface(str(target / f"{name}.pdf"), 1, 1)
    for (width, height), draw in pages:
        surface.set_size(width * points, height * points)
        context = cairo.Context(surface)
        context.scale(points, points)
        draw(context)
        surface.show_page()
    surface.finish()


def card(name, *draws):
    """A card with bleed: a grey ground, a name in the middle, and what is drawn on it."""
    pdf(name, (sheet, all_of(ground(), name_in_the_middle, *draws)))


def all_of(*draws):
    def draw(context):
        for act in draws:
            context.save()
            act(context)
            context.restore()

    return draw


def ground(x=0, y=0, width=96, height=56, level=0.8):
    return lambda context: box(context, x, y, width, height, level)


def box(context, x, y, width, height, *colour):
    context.set_source_rgb(*(colour if len(colour) == 3 else colour * 3))
    context.rectangle(x, y, width, height)
    context.fill()


def text(x, y, words, size=8, turned=0.0):
    """Size in points, `turned` clockwise in degrees."""

    def draw(context):
        context.select_font_face("Roboto")
        context.set_font_size(size / points)
        context.set_source_rgb(0, 0, 0)
        context.move_to(x, y)
        context.rotate(math.radians(turned))
        context.show_text(words)

    return draw


name_in_the_middle = text(30, 30, "Aysel Əliyeva")


def line(width, *ends, scale=1.0):
    def draw(context):
        context.set_source_rgb(0, 0, 0)
        (x1, y1), (x2, y2) = ends
        context.move_to(x1, y1)
        context.line_to(x2, y2)
        context.scale(scale, scale)
        context.set_line_width(width / points)
        context.stroke()

    return draw


def picture(file, x, y, width, alpha=1.0):
    """Its JPEG goes into the file as it is."""

    def draw(context):
        surface = image(file)
        context.translate(x, y)
        context.scale(width / surface.get_width(), width / surface.get_width())
        context.set_source_surface(surface)
        context.paint_with_alpha(alpha)

    return draw


def image(file):
    surface = cairo.ImageSurface.create_from_png(str(pictures / f"{file}.png"))
    jpeg = pictures / f"{file}.jpg"
    if jpeg.exists():
        surface.set_mime_data(cairo.MIME_TYPE_JPEG, jpeg.read_bytes())
    return surface


def tiles(file, size):
    """A pattern of one picture, repeated."""

    def draw(context):
        pattern = cairo.SurfacePattern(image(file))
        pattern.set_extend(cairo.EXTEND_REPEAT)
        pattern.set_matrix(cairo.Matrix(xx=pattern.get_surface().get_width() / size, yy=pattern.get_surface().get_width() / size))
        context.set_source(pattern)
        context.rectangle(20, 12, 50, 12)
        context.fill()

    return draw


def gradient(*colours):
    def draw(context):
        pattern = cairo.LinearGradient(20, 0, 76, 0)
        for index, colour in enumerate(colours):
            pattern.add_color_stop_rgba(index / (len(colours) - 1), *colour)
        context.set_source(pattern)
        context.rectangle(20, 12, 56, 10)
        context.fill()

    return draw


def multiplied(context):
    context.set_operator(cairo.OPERATOR_MULTIPLY)
    box(context, 20, 12, 20, 10, 0.5)


def see_through(context):
    context.set_source_rgba(0, 0, 0, 0.4)
    context.rectangle(20, 12, 20, 10)
    context.fill()


def group(context):
    context.push_group()
    box(context, 20, 12, 20, 10, 0.2)
    context.pop_group_to_source()
    context.paint_with_alpha(0.5)


def clipped_picture(context):
    context.arc(40, 30, 12, 0, 2 * math.pi)
    context.clip()
    picture("grey-600x400", 20, 18, 50)(context)


def frame(inset, width):
    def draw(context):
        context.set_source_rgb(0, 0, 0)
        context.set_line_width(width / points)
        context.rectangle(inset, inset, 96 - 2 * inset, 56 - 2 * inset)
        context.stroke()

    return draw


# Faulty.
pdf("colour-to-the-cut", (finished, ground()))
pdf("one-side-to-the-cut", (finished, all_of(ground(0, 0, 30, 50), text(45, 25, "Aysel"))))
pdf("ground-ends-at-the-cut", (sheet, all_of(ground(3, 3, 90, 50), name_in_the_middle)))
pdf("photo-ends-1-mm-beyond", (sheet, picture("grey-1087x614", 2, 2, 92)))
card("text-near-the-cut", text(4.5, 30, "Bakı"))
card("turned-text-near-the-cut", text(7, 45, "Nizami küçəsi", turned=-90))
card("text-at-the-lower-cut", text(20, 51.5, "www.numune.az"))
card("text-across-the-cut", text(80, 12, "Möhtəşəm endirim"))
card("frame-near-the-cut", frame(4.5, 1))
card("photo-72-dpi", picture("grey-150x100", 20, 8, 53))
card("photo-200-dpi", picture("grey-600x400", 10, 8, 76))
card("masked-photo-90-dpi", picture("masked-150x100", 20, 10, 42))
card("tiled-photo-50-dpi", tiles("grey-150x100", 70))
pdf("red-text", (finished, lambda context: (context.set_source_rgb(0.8, 0, 0), context.move_to(20, 16), context.set_font_size(3), context.show_text("Endirim"))))
pdf("photo-in-rgb", (sheet, picture("photo-1181x689", 0, 0, 96)))
card("colourful-gradient", gradient((1, 0, 0, 1), (0, 0, 1, 1)))
card("see-through-box", see_through)
card("see-through-group", group)
card("fading-gradient", gradient((0, 0, 0, 1), (0, 0, 0, 0)))
card("multiplied-box", multiplied)
card("see-through-photo", picture("grey-600x400", 30, 10, 40, alpha=0.5))
card("hairline", line(0.1, (20, 14), (60, 14)))
card("line-made-thin-by-scale", line(1, (20, 14), (60, 14), scale=0.1))
card("small-text", text(20, 16, "Qiymətlər ƏDV daxildir", size=4))
card("small-text-by-scale", lambda context: (context.scale(0.2, 0.2), text(100, 80, "Qiymətlər", size=20)(context)))
pdf("smaller-than-asked", ((85, 55), ground()))
pdf("upright", ((56, 96), all_of(ground(0, 0, 56, 96), text(15, 40, "Aysel"))))
pdf("three-pages", *[(sheet, all_of(ground(), name_in_the_middle))] * 3)
pdf("two-sizes", ((148, 210), ground(0, 0, 148, 210)), ((105, 148), ground(0, 0, 105, 148)))
pdf("empty-back", (sheet, ground()), (sheet, lambda context: None))

# Clean.
card("clean-card")
pdf("clean-white-card", (finished, all_of(text(20, 20, "Aysel Əliyeva"), line(0.5, (20, 24), (60, 24)))))
pdf("clean-two-sides", *[(sheet, all_of(ground(), name_in_the_middle, picture("grey-600x400", 60, 12, 25)))] * 2)
card("clean-clipped-photo", clipped_picture)
card("clean-tiled-photo", tiles("grey-600x400", 24))
card("clean-gradient", gradient((0, 0, 0, 1), (1, 1, 1, 1)))
pdf("clean-photo-with-bleed", (sheet, all_of(picture("grey-1181x689", 0, 0, 96), name_in_the_middle)))
