import { campaigns } from './campaigns.ts'
import { staff } from './people.ts'
import { products } from './products.ts'
import { type DemoProject, projects } from './projects.ts'
import { services } from './services.ts'
import { aboutUs, advertisements, banner, partners, socialAccounts } from './site.ts'
import type { WantedPicture } from './store-pictures.ts'

/** The names of a project's attachments, in order. */
export function attachmentsOf({ picture, attachments }: DemoProject): string[] {
  return Array.from({ length: attachments }, (_, index) => `${picture}-${index + 1}`)
}

/** Every picture that the demo company needs. */
export function demoPictures(): WantedPicture[] {
  const photos = [
    ...services.map(({ picture }) => picture),
    ...products.map(({ picture }) => picture),
    ...projects.flatMap((project) => [project.picture, ...attachmentsOf(project)]),
    // The day makes no difference to their pictures.
    ...campaigns('2026-01-01').map(({ picture }) => picture),
    ...advertisements.map(({ picture }) => picture),
    ...staff.flatMap(({ picture }) => picture ?? []),
    banner.picture,
    aboutUs.picture,
  ]
  const logos = [
    ...partners.map(({ logo }) => logo),
    ...socialAccounts.flatMap(({ icon, lightIcon }) => [icon, lightIcon]),
    banner.logo,
    banner.darkLogo,
  ]
  return [
    { name: banner.favicon, purpose: 'favicon' },
    ...logos.map((name) => ({ name, purpose: 'logo' }) as const),
    ...photos.map((name) => ({ name, purpose: 'photo' }) as const),
  ]
}
