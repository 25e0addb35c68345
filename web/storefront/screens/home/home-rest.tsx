import { KeptPart } from '../../../lib/kept-part.tsx'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { AboutUs } from './about-us.tsx'
import { AdsCarousel } from './ads-carousel.tsx'
import { CampaignsTeaser } from './campaigns-teaser.tsx'
import { PartnerSliders } from './partner-sliders.tsx'
import { WorksTeaser } from './works-teaser.tsx'

/** Home below the services. */
export function HomeRest() {
  return (
    <>
      <KeptPart name="home: works, partners, about us">
        <WorksTeaser />
        <PartnerSliders />
        <AboutUs />
      </KeptPart>
      <CampaignsTeaser />
      <KeptPart name="home: advertisements">
        <AdsCarousel />
        <EndLine />
      </KeptPart>
    </>
  )
}

const wedge = [1, 0.75, 0.5, 0.25, 0.1]

/** The sheet's lower edge: home has no footer (WEB-7). */
const EndLine = () => (
  <div aria-hidden="true" className="sheet-width pt-16 md:pt-22">
    <div className="flex items-center justify-between border-key border-t pt-5">
      <RegistrationMark />
      <span className="flex">
        {wedge.map((tone) => (
          <span key={tone} className="h-3 w-4 bg-key md:w-6" style={{ opacity: tone }} />
        ))}
      </span>
      <RegistrationMark />
    </div>
  </div>
)
