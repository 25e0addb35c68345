import { AboutUs } from './about-us.tsx'
import { AdsCarousel } from './ads-carousel.tsx'
import { DealsTeaser } from './deals-teaser.tsx'
import { EndLine } from './end-line.tsx'
import { PartnerSliders } from './partner-sliders.tsx'
import { WorksTeaser } from './works-teaser.tsx'

/** Home below the services. */
export function HomeRest() {
  return (
    <>
      <WorksTeaser />
      <PartnerSliders />
      <AboutUs />
      <DealsTeaser />
      <AdsCarousel />
      <EndLine />
    </>
  )
}
