import { NearPart } from '../../../lib/before-program/near-part.tsx'
import { KeptPart } from '../../../lib/kept-part.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Header } from '../../kit/header/header.tsx'
import { Hero } from './hero.tsx'
import { homeRest } from './load-home.ts'
import { ServicesTeaser } from './services-teaser.tsx'

export function HomeScreen() {
  return (
    <>
      <HomeHeader />
      <main id="content" tabIndex={-1} className="pb-5 md:pb-7">
        <Hero />
        <div className="after-paint">
          <KeptPart name="home: services">
            <ServicesTeaser />
          </KeptPart>
        </div>
        <NearPart part={homeRest} far />
      </main>
    </>
  )
}

/** The top of home's yellow sheet, which its hero goes on with; beside it and not in it, as a landmark of its own. */
const HomeHeader = () => (
  <div className="home-sheet pt-3.5 md:pt-7">
    <div className="relative bg-yellow">
      <CropMarks className="max-md:[--gap:0px] [clip-path:inset(0_0_calc(var(--out)+2px))]" />
      <Header look="home" />
    </div>
  </div>
)
