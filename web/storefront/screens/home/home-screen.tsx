import { NearPart } from '../../../lib/near-part.tsx'
import { Hero } from './hero.tsx'
import { HomeHeader } from './home-header.tsx'
import { homeRest } from './load-home.ts'
import { ServicesTeaser } from './services-teaser.tsx'

export function HomeScreen() {
  return (
    <>
      <HomeHeader />
      <main id="content" tabIndex={-1} className="pb-5 md:pb-7">
        <Hero />
        <div className="after-paint">
          <ServicesTeaser />
        </div>
        <NearPart part={homeRest} far />
      </main>
    </>
  )
}
