/**
 * What people type and the service they mean (`key` of the corpus), by kind. Written before the index was
 * tuned. Of each kind every third query is held out: never looked at while tuning.
 */
export const meantQueries: Record<string, string> = {
  exact: `
vizit kartı > vizit
Визитные карточки > vizit
Business cards > vizit
Flayer > flayer
Карманный календарь > teqvim/cib
Laminated business cards > vizit/lam
Firma blankı > blank
Подарочная коробка > qutu/hediyye
Mug printing > fincan
Həcmli hərflər > herf
Широкоформатная печать > genis
Brand book > dizayn/brend
Dəvətnamə > devetname
Штамп > stamp
Shop window film > vitrin
İşıqlı reklam > isiqli
Ежедневники > gundelik
Name badges > beyc
Lazer kəsim > lazer
Рекламный щит > lovhe
Roll-up > rollup`,
  partial: `
viz > vizit
vizit k > vizit
fla > flayer
buk > buklet
katal > kataloq
журн > jurnal
plak > plakat
банн > banner
рекл щ > lovhe
sehr > fincan/sehrli
futb > futbolka
термок > fincan/termo
gift b > qutu/hediyye
стик > stiker
неон > isiqli/neon
hərf > herf
faks > stamp/faksimile
настенный к > teqvim/divar
blokn > bloknot
ежедн > gundelik
dəvə > devetname
конв > zerf
qovl > qovluq
tote > paket/bez
флаг-п > bayraq/yelken
brend > dizayn/brend
пазл > pazl
lase > lazer
subli > genis/sublim
шелкогр > genis/ipek
брел > maqnit/acar
promo st > press/promo
ценн > vobler/qiymet
lanya > beyc/lent`,
  folded: `
brosur > brosur
afisa > afisa
mohur > mohur
stamp > stamp
teqvim > teqvim
devetname > devetname
zerf > zerf
qutu hediyye > qutu/hediyye
isiqli reklam > isiqli
hecmli herfler > herf
serab etiketi > etiket/serab
seffaf stiker > stiker/seffaf
divar teqvimi > teqvim/divar
gundelik > gundelik
acarliq > maqnit/acar
menyu deri > menyu/deri
kucə adi lovhesi > lovhe/kuce
объемные буквы > herf
твердый переплет > kitab/sert
почетная грамота > diplom/qramota
kagiz paket > paket
ipek ekran capi > genis/ipek
HEDIYYE SERTIFIKATI > sertifikat/hediyye
QƏBZ KİTABÇASI > qebz
ISIQLI QUTU > isiqli/qutu
VİZİT KARTI > vizit
reqemsal cap > genis/reqemsal
ayaqqabi qutusu > qutu/ayaqqabi`,
  cyrillicAz: `
визит карты > vizit
флайер > flayer
баннер > banner
каталог > kataloq
журнал > jurnal
дәвәтнамә > devetname
тәгвим > teqvim
мөһүр > mohur
гуту һәдијјә > qutu/hediyye
зәрф > zerf
блокнот > bloknot
һәчмли һәрфләр > herf
ишыглы реклам > isiqli
плакат > plakat
буклет > buklet
менју > menyu
етикет > etiket
кағыз пакет > paket
рәгәмсал чап > genis/reqemsal
байраг > bayraq
бейҹ > beyc
шәффаф стикер > stiker/seffaf
финҹан > fincan
лазер кәсим > lazer
ролл ап > rollup
брошур > brosur
афиша > afisa`,
  latinRu: `
vizitka > vizit
vizitnye kartochki > vizit
bannery > banner
kruzhka s foto > fincan/foto
termokruzhka > fincan/termo
futbolki > futbolka
korobka dlya torta > qutu/pizza
pechat vracha > mohur/hekim
shtamp > stamp
nastennyy kalendar > teqvim/divar
nastolniy kalendar > teqvim/stol
konverty > zerf
papki > qovluq
bumazhnye pakety > paket
ruchki > qelem
flagi > bayraq
znachki > beyc/nisan
gramota > diplom/qramota
lazernaya gravirovka > lazer/oyma
shirokoformatnaya pechat > genis
shelkografiya > genis/ipek
vyveska neonovaya > isiqli/neon
svetovoy korob > isiqli/qutu
magnity > maqnit
breloki > maqnit/acar
priglasitelnye > devetname
ezhednevniki > gundelik
fotooboi > foto/divar
bilety pechat > qebz/bilet
tsenniki > vobler/qiymet
tsifrovaya pechat > genis/reqemsal
plyonka matovaya > vitrin/mat
obyomnye bukvy > herf
podushki pechat > pazl/yastiq
vyshivka > futbolka/tikme`,
  endings: `
vizit kartları > vizit
vizit kartlarının > vizit
bannerlər > banner
bannerlərin çapı > banner
flayerlər > flayer
flayerlərin > flayer
bukletlərin > buklet
kataloqlar > kataloq
kataloqunun çapı > kataloq
jurnallar > jurnal
kitabların çapı > kitab
plakatlar > plakat
fincanların üzərində çap > fincan
futbolkalar > futbolka
hədiyyə qutuları > qutu/hediyye
etiketlər > etiket
stikerlərin > stiker
möhürlər > mohur
ştamplar > stamp
təqvimlər > teqvim
bloknotlar > bloknot
dəvətnamələr > devetname
dəvətnamələrin > devetname
zərflər > zerf
qovluqlar > qovluq
bayraqlar > bayraq
sertifikatlar > sertifikat
bayrağı > bayraq
qovluğu > qovluq
визитка > vizit
визиткой > vizit
визитных карточек > vizit
баннеров > banner
флаеров > flayer
календарей > teqvim
блокнотов > bloknot
конвертов > zerf
пригласительных > devetname
этикеток > etiket
журналов > jurnal
папку > qovluq
грамоты > diplom/qramota
флагов > bayraq
кружку с фото > fincan/foto
подарочных коробок > qutu/hediyye
business card > vizit
flyer > flayer
poster > plakat
envelope > zerf
calendar > teqvim
magnet > maqnit
puzzle > pazl
trophy > kubok
gift boxes > qutu/hediyye
wall calendars > teqvim/divar
brochure > brosur
diary > gundelik`,
  typo1: `
vizt kartı > vizit
vizit katrı > vizit
flayr > flayer
buklt > buklet
banner çapi > banner
bamner > banner
katoloq > kataloq
jurnaal > jurnal
afşa > afisa
plakta > plakat
stkier > stiker
etkiet > etiket
futblka > futbolka
fincn > fincan
mohür > mohur
mühür > mohur
ştanp > stamp
tqvim > teqvim
zrf > zerf
menu > menyu
qovlq > qovluq
bayrak > bayraq
sertfikat > sertifikat
diplon > diplom
визика > vizit
визитнае карточки > vizit
банер > banner
флаэр > flayer
календраь > teqvim
кружки печаь > fincan
магнты > maqnit
конверт с лаготипом > zerf/loqo
bussiness cards > vizit
busines card > vizit
bilboard > lovhe
calender > teqvim
envelops > zerf
stcker > stiker
posetr > plakat
catalouge > kataloq
kubko > kubok
pazil > pazl`,
  typo2: `
dəvtnmə > devetname
devetnma > devetname
sertifkta > sertifikat
sublmasya > genis/sublim
avtombl reklam > avto
invtatons > devetname
kalendri > teqvim
пригласетелные > devetname
ежедневнеки > gundelik
шырокоформатная > genis
сублемацыя > genis/sublim
сертефикать > sertifikat
информацыоный стенд > stend
illuminatd sgn > isiqli
certifcat > sertifikat
letterhads > blank
broshuur > brosur
flaeyrs > flayer
lamenated buisness cards > vizit/lam
embrodery > futbolka/tikme
kolendari > teqvim
faksemil > stamp/faksimile
özükopylnan > blank/oz
futbalki > futbolka
plstik kart > vizit/plastik
perforasyali plyonka > vitrin/perf
gofrokorb > qutu/qofre`,
  transposed: `
vizti > vizit
falyer > flayer
bnaner > banner
katlaoq > kataloq
jrunal > jurnal
futoblka > futbolka
tqevim > teqvim
dəvtənamə > devetname
sertiifkat > sertifikat
бнанер > banner
виизтка > vizit
клаендарь > teqvim
флеары > flayer
bokolets > buklet
mgaents > maqnit
psoters > plakat
lbaels > etiket
pzal > pazl
qouvluq > qovluq
zrəf > zerf`,
  anyOrder: `
kartı vizit > vizit
карточки визитные > vizit
cards business > vizit
çap fincan > fincan
reklam işıqlı > isiqli
календарь настенный > teqvim/divar
box gift > qutu/hediyye
kəsim lazer > lazer
foil gold business cards > vizit/folqa
kart vizit laminasiyalı > vizit/lam
стенд выставочный > stend/sergi
paket kağız kraft > paket/kraft
hərflər həcmli işıqlanan > herf/isiq
буквы объёмные из акрила > herf/akril
etiket şəffaf > etiket/seffaf
stiker suya davamlı > stiker/suya
printing 3D > genis/d3
plyonka mat > vitrin/mat
дизайн упаковки > dizayn/qab
logo design > dizayn`,
  otherLanguage: `
кружка хамелеон > fincan/sehrli
magic mug > fincan/sehrli
sehrli fincan > fincan/sehrli
shoe box > qutu/ayaqqabi
коробка для обуви > qutu/ayaqqabi
торт > qutu/pizza
taxi > avto/taksi
автобус > avto/avtobus
medal > kubok/medal
tent > press/cadir
çadır > press/cadir
палатка > press/cadir
pillow > pazl/yastiq
yastıq > pazl/yastiq
wine label > etiket/serab
şərab > etiket/serab
вино > etiket/serab
beach flag > bayraq/yelken
key rings > maqnit/acar
флешка > maqnit/usb
wedding invitations > devetname/toy
свадебные приглашения > devetname/toy
toy dəvətnaməsi > devetname/toy
холст > foto/kanvas
canvas > foto/kanvas
kətan > foto/kanvas
hoodie > futbolka/hudi
худи > futbolka/hudi
embroidery > futbolka/tikme
вышивка > futbolka/tikme
doctor seal > mohur/hekim
pencil > qelem/karandas
карандаш > qelem/karandas`,
  twoWords: `
vizit folqa > vizit/folqa
flayer a5 > flayer/a5
banner parça > banner/parca
banner təcili > banner/tecili
конверт крафт > zerf/kraft
menyu qr > menyu/qr
kataloq laminasiya > kataloq/lam
блокнот кожа > bloknot/deri
deri gundelik > gundelik/deri
qovluq logo > qovluq/loqo
lövhə metal > lovhe/metal
kubok akril > kubok/akril
диплом фольга > diplom/folqa
этикетка рулон > etiket/rulon
стикер напольный > stiker/yer
vizit çapı > vizit
flayer çapı > flayer
печать визиток > vizit
печать баннеров > banner
визитки цена > vizit
banner qiyməti > banner
flyers printing > flayer
заказать футболки > futbolka
kataloq sifarişi > kataloq
vizitkart > vizit
rollup > rollup
roll up stend > rollup
lightbox > isiqli/qutu
light box > isiqli/qutu
promostoyka > press/promo
промо стойка > press/promo
press wall fabric > press/parca
tshirt > futbolka
t shirt > futbolka
фото книга > foto/kitab
fotokitab > foto/kitab
mauspad > pazl/maus
brand book > dizayn/brend`,
  sizes: `
vizit 90x50 > vizit/s9050
визитки 90х50 > vizit/s9050
business cards 90×50 > vizit/s9050
90*50 > vizit/s9050
vizit 90 50 > vizit/s9050
85x55 > vizit/s8555
vizit kartı 85х55 > vizit/s8555
banner 3x1 > banner/s3x1
banner 3×1 m > banner/s3x1
баннер 3х1 > banner/s3x1
баннер 6х3 > banner/s6x3
banner 6 x 3 > banner/s6x3
lövhə 6x3 > lovhe/s6x3
roll up 85x200 > rollup/s85
ролл ап 100х200 > rollup/s100
A4 flayer > flayer/a4
флаер а4 > flayer/a4
flyer a6 > flayer/a6
a5 bloknot > bloknot/a5
плакат А3 > plakat/a3
buklet A4 > buklet/a4
zərf a4 > zerf/a4
конверт А5 > zerf/a5
kitab A5 > kitab/a5
3d çap > genis/d3
blank а4 > blank/a4
broşür a5 > brosur/a5
jurnal a4 > jurnal/a4`,
}

/** Near-duplicates: the one meant must come first. */
export const firstPlaceQueries = `
vizit kartı > vizit
Laminasiyalı vizit kartı > vizit/lam
vizit laminasiya > vizit/lam
qızıl folqalı vizit kartı > vizit/folqa
визитные карточки с ламинацией > vizit/lam
визитные карточки > vizit
business cards > vizit
double-sided business cards > vizit/iki
spot varnish business cards > vizit/lak
təcili vizit kartı > vizit/tecili
plastik kart > vizit/plastik
vizit kartı 90x50 > vizit/s9050
vizit kartı 85x55 > vizit/s8555
flayer > flayer
A5 flayer > flayer/a5
флаеры А6 > flayer/a6
A4 flyers > flayer/a4
banner > banner
banner 6×3 m > banner/s6x3
banner 3x1 m > banner/s3x1
баннерная сетка > banner/setka
X-banner > banner/x
kataloq > kataloq
məhsul kataloqu > kataloq/mehsul
каталог продукции > kataloq/mehsul
təqvim > teqvim
divar təqvimi > teqvim/divar
masaüstü təqvim > teqvim/stol
pocket calendar > teqvim/cib
календари > teqvim
квартальный календарь > teqvim/uclu
etiket > etiket
şərab etiketi > etiket/serab
qiymət etiketi > vobler/qiymet
stiker > stiker
şəffaf stiker > stiker/seffaf
suya davamlı stiker > stiker/suya
suya davamlı etiket > etiket/suya
möhür > mohur
həkim möhürü > mohur/hekim
печать организации > mohur
штамп > stamp
tarix ştampı > stamp/tarix
işıqlı reklam > isiqli
işıqlı qutu > isiqli/qutu
karton qutu > qutu
qofrokarton qutu > qutu/qofre
подарочная коробка > qutu/hediyye
sertifikat > sertifikat
hədiyyə sertifikatı > sertifikat/hediyye
подарочный сертификат > sertifikat/hediyye
lazer kəsim > lazer
lazer oyma > lazer/oyma
plotter kəsimi > lazer/plotter
UV çap > genis/uv
ofset çap > genis/ofset
rəqəmsal çap > genis/reqemsal
3D çap > genis/d3
цифровая печать > genis/reqemsal
firma blankı > blank
kağız paket > paket
kraft kağızda kağız paket > paket/kraft
bloknot A6 > bloknot/a6
dəri bloknot > bloknot/deri
dəri gündəlik > gundelik/deri
kubok > kubok
akril kubok > kubok/akril
fincan üzərində çap > fincan
termo fincan > fincan/termo
foto kitab > foto/kitab`

/** Words of no printing house: nothing may be found. */
export const nonsenseQueries = `
asdfgh
qwerty
zzzzzz
xkcdvbn
йцукен
фывапр
ппппппп
qazwsx
hjkl
1234567
999x999
pizza dostavka
трактор
холодильник
mortgage
hypothesis
kredit faizi
velosiped
pomidor salatı
крокодил
elephant
zürafə
blockchain
photosynthesis
vizit trololo
banner крокодил
flayer qwertyuiop
ddd
xyz
wwwwww
!!!
???
@#$%
q1w2e3r4
лыжи
samovar
dinozavr
kosmos
yumurta
чебурашка
borscht
bicycle repair
mikrodalğalı soba
стиральная машина
uçuş bileti almaq istanbul`
