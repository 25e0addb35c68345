import { AboutUs } from './about-us.tsx'
import { AdsCarousel } from './ads-carousel.tsx'
import { DealsTeaser } from './deals-teaser.tsx'
import { EndLine } from './end-line.tsx'
import { Hero } from './hero.tsx'
import { PartnerSliders } from './partner-sliders.tsx'
import { ServicesTeaser } from './services-teaser.tsx'
import { WorksTeaser } from './works-teaser.tsx'

export function HomeScreen() {
  return (
    <main id="content" tabIndex={-1} className="pb-5 md:pb-7">
      <Hero />
      <ServicesTeaser />
      <WorksTeaser />
      <PartnerSliders />
      <AboutUs />
      <DealsTeaser />
      <AdsCarousel />
      <EndLine />
    </main>
  )
}
