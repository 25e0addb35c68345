/** The house's own pictures: hero, advertisements, faces, logos. */
import { brick, cloud, type Emblem, house, truck } from './emblems.ts'
import {
  at,
  box,
  circle,
  cyan,
  ellipse,
  halftone,
  key,
  line,
  magenta,
  multiply,
  paper,
  path,
  ramp,
  rect,
  trim,
  yellow,
} from './ink.ts'
import { letters, type Style, text, textWidth } from './lettering.ts'
import type { Scene } from './stage.ts'
import { bottle, shade } from './things.ts'

const wide = (draw: () => string): Scene => ({ width: 1100, height: 420, draw })

/** A face of flat shapes: hair behind, head, fringe, shoulders. */
function face(ground: string, hair: string, coat: string, behind: string, fringe: string, more = ''): Scene {
  return {
    width: 400,
    height: 400,
    draw: () =>
      rect(0, 0, 400, 400, ground) +
      halftone([0, 0, 400, 400], ramp(0, 120, 300, 480, 0.8), paper, { step: 13 }) +
      path(behind, hair) +
      path('M60 400Q60 300 200 296Q340 300 340 400Z', coat, 3) +
      rect(170, 250, 60, 70, paper, 0) +
      path('M170 290Q200 330 230 290V320H170Z', paper) +
      trim(
        'M130 180Q130 90 200 90Q270 90 270 180Q270 284 200 284Q130 284 130 180Z',
        rect(120, 80, 160, 220, paper) +
          halftone([236, 90, 44, 200], ramp(236, 0, 290, 10, 0.5), key, { step: 10, angle: 45 }),
      ) +
      line('M130 180Q130 90 200 90Q270 90 270 180Q270 284 200 284Q130 284 130 180Z', 3) +
      path(fringe, hair) +
      circle(172, 190, 7, key) +
      circle(228, 190, 7, key) +
      line('M200 194V222L190 224M178 246Q200 262 222 246', 4) +
      more,
  }
}

const short = 'M122 190Q104 66 200 66Q296 66 278 190Q262 130 200 128Q138 130 122 190Z'
const glassesOn = `<g fill="none" stroke="${key}" stroke-width="5"><circle cx="170" cy="190" r="26"/><circle cx="230" cy="190" r="26"/></g>${line('M196 186Q200 182 204 186', 5)}`

/** A client's logo: sign and name in key alone. */
function logo(mark: string, name: string, style: Style): Scene {
  return {
    width: Math.ceil(64 + textWidth(34, name, style) + 6),
    height: 56,
    draw: () => at(26, 28, mark, { scale: 0.4 }) + text(62, 40, 34, name, { style }),
  }
}

const solid = (emblem: Emblem): string => emblem(key, paper)

/** The wordmark: the last ə is a second pass of the press, in magenta, a little out of register; on key all in paper. */
function wordmark(ink: string): Scene {
  const size = 100
  const dark = ink === key
  const before = textWidth(size, 'Mətbə') - (dark ? 20 : 6)
  return {
    width: Math.ceil(before + textWidth(size, 'ə') + 6),
    height: 92,
    draw: () =>
      text(2, 82, size, 'Mətbə', { fill: ink }) +
      (dark
        ? multiply(text(before, 84, size, 'ə', { fill: magenta }))
        : text(before, 82, size, 'ə', { fill: ink })),
  }
}

const icon = (content: (ink: string) => string) => ({
  dark: { width: 32, height: 32, draw: () => content(key) },
  light: { width: 32, height: 32, draw: () => content(paper) },
})
const instagram = icon(
  (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.8"><rect x="4.4" y="4.4" width="23.2" height="23.2" rx="6"/><circle cx="16" cy="16" r="5.6"/></g>${circle(22.8, 9.2, 1.8, ink)}`,
)
const facebook = icon((ink) =>
  path(
    'M18.2 29V17.6h4l.7-4.6h-4.7v-2.7c0-1.5.6-2.6 2.7-2.6H23V3.6C22.5 3.5 21.3 3.4 20 3.4c-3.6 0-6 2.2-6 6.1V13h-4v4.6h4V29Z',
    ink,
  ),
)
const linkedin = icon(
  (ink) =>
    rect(4, 12, 5, 16, ink) +
    circle(6.5, 6.5, 3, ink) +
    path(
      'M12.5 12h4.8v2.2c.8-1.5 2.5-2.6 4.9-2.6 4.6 0 5.8 2.8 5.8 7.1V28h-5v-8.4c0-2-.2-3.8-2.5-3.8-2.4 0-3 1.8-3 3.9V28h-5Z',
      ink,
    ),
)

export const siteScenes: Record<string, Scene> = {
  hero: {
    width: 776,
    height: 668,
    // On white: the page overprints it on its yellow sheet.
    draw: () => {
      const schwa = letters(0, 640, 1180, 'ə', 'black')
      return (
        rect(0, 0, 776, 668, '#FFFFFF') +
        trim(
          schwa,
          halftone([0, 0, 776, 668], ramp(0, 50, 640, 510, 1.25), magenta, {
            step: 15,
            multiply: true,
          }),
        )
      )
    },
  },
  'ad-rengevi': wide(
    () =>
      rect(0, 0, 1100, 420, magenta) +
      halftone([440, 0, 660, 420], ramp(440, 420, 1000, 0, 1), yellow, { step: 16, multiply: true }) +
      [
        [620, yellow],
        [770, key],
        [920, paper],
      ]
        .map(([x, ink], n) =>
          at(
            Number(x),
            150 + n * 8,
            rect(0, 20, 128, 170, String(ink), 3) +
              trim(box(0, 20, 128, 170), at(64, 20, shade(64, 170, 0.7))) +
              ellipse(64, 20, 64, 20, n === 1 ? magenta : key, 3) +
              rect(0, 80, 128, 60, n === 2 ? yellow : paper, 3) +
              text(64, 122, 30, ['Sarı', 'Qara', 'Ağ'][n] ?? '', { anchor: 'middle' }),
          ),
        )
        .join('') +
      text(56, 128, 84, 'Rəng Evi') +
      text(60, 182, 28, 'Ofset və ipək boyaları', { style: 'label' }) +
      text(60, 352, 22, 'rengevi.example', { style: 'label' }),
  ),
  'ad-dagsuyu': wide(
    () =>
      rect(0, 0, 1100, 420, paper) +
      path('M430 420L640 110L740 240L840 60L1100 420Z', cyan) +
      trim(
        'M430 420L640 110L740 240L840 60L1100 420Z',
        halftone([430, 60, 670, 360], ramp(600, 0, 900, 480, 0.9), key, { step: 13, angle: 45 }),
      ) +
      path('M800 118L840 60L882 118L858 108L840 128L822 108Z', paper) +
      at(
        960,
        218,
        bottle(
          paper,
          cyan,
          at(0, -8, path('M-44 36L-8-36L12 0L24-20L48 36Z', paper)) +
            text(0, 60, 24, 'Dağ', { anchor: 'middle' }),
        ),
        { scale: 0.98 },
      ) +
      text(56, 128, 84, 'Dağ suyu') +
      text(60, 182, 28, 'Ofisə 19 litr, hər səhər', { style: 'label' }) +
      text(60, 352, 22, 'dagsuyu.example', { style: 'label' }),
  ),
  'person-rena': face(
    magenta,
    key,
    paper,
    'M104 330Q92 70 200 66Q308 70 296 330Z',
    'M126 196Q120 84 216 84Q280 96 274 196Q262 140 214 126Q150 132 126 196Z',
  ),
  'person-tural': face(
    cyan,
    key,
    key,
    'M0 0Z',
    short,
    path('M132 214Q136 290 200 288Q264 290 268 214Q258 252 232 236Q200 226 168 236Q142 252 132 214Z', key) +
      line('M182 254Q200 262 218 254', 4, paper),
  ),
  'person-nigar': face(
    yellow,
    key,
    magenta,
    'M140 120A60 60 0 1 1 260 120Z',
    'M126 190Q118 82 200 82Q282 82 274 190Q258 120 200 116Q142 120 126 190Z',
    glassesOn,
  ),
  'person-elvin': face(magenta, yellow, key, 'M0 0Z', short, glassesOn),
  'person-kamran': face(
    cyan,
    paper,
    magenta,
    'M0 0Z',
    'M122 180Q112 74 200 70Q292 74 278 176Q250 116 168 126Q136 140 122 180Z',
  ),
  'person-leyla': face(
    yellow,
    magenta,
    paper,
    'M112 300Q96 72 200 70Q304 72 288 300Q240 330 200 320Q160 330 112 300Z',
    'M126 186Q130 92 200 92Q270 92 274 186Q236 150 200 106Q164 150 126 186Z',
  ),
  'partner-odlar': logo(solid(house), 'Odlar Mebel', 'display'),
  'partner-saba': logo(path('M-20-54H20V-20H54V20H20V54H-20V20H-54V-20H-20Z', key), 'Səba Klinika', 'label'),
  'partner-xezer': logo(
    solid((ink) => truck(ink, ink)),
    'Xəzər Yük',
    'tight',
  ),
  'partner-goycay': logo(path('M-14-64H14L0-44Z', key) + circle(0, 6, 48, key), 'Göyçay Nar', 'display'),
  'partner-bulud': logo(solid(cloud), 'Bulud Bank', 'tight'),
  'partner-kur': logo(path('M14-66L-40 10H-6L-14 66L42-14H8Z', key), 'Kür Enerji', 'label'),
  'partner-lale': logo(
    path('M-58 20V-6A27 27 0 0 1-4-6V20ZM4 20V-6A27 27 0 0 1 58-6V20Z', key),
    'Lalə Optika',
    'label',
  ),
  'partner-tikinti': logo(
    solid((ink) => brick(ink, ink)),
    'Tikinti 77',
    'display',
  ),
  'partner-deniz': logo(
    path('M0-60L46 14H-46ZM-56 30Q-28 10 0 30T56 30V54H-56Z', key),
    'Dəniz Otel',
    'tight',
  ),
  'partner-ipek': logo(
    path('M-56 40C-50-40-10-40 6-16C20 4 40-6 56-40C52 50 14 40-6 14C-22-6-40 6-56 40Z', key),
    'İpək Yolu',
    'tight',
  ),
  logo: wordmark(key),
  'logo-dark': wordmark(paper),
  favicon: {
    width: 64,
    height: 64,
    draw: () => rect(0, 0, 64, 64, yellow) + text(32, 51, 74, 'ə', { style: 'black', anchor: 'middle' }),
  },
  'social-instagram': instagram.dark,
  'social-instagram-light': instagram.light,
  'social-facebook': facebook.dark,
  'social-facebook-light': facebook.light,
  'social-linkedin': linkedin.dark,
  'social-linkedin-light': linkedin.light,
}
