import { useQuery } from '@tanstack/react-query'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import type { ProjectValues } from './project-values.ts'

/** The poster as it hangs in the portfolio. */
export function ProjectPreview({ values }: { values: ProjectValues }) {
  const photo = useObjectUrl(values.mainPhotoFile)
  return (
    <SitePreview>
      {(language) => (
        <div className="mx-auto max-w-72 px-6 pt-6 pb-5">
          <div className="aspect-[393/470] bg-proof">
            {photo === '' ? (
              <span className="no-picture block size-full" />
            ) : (
              <img src={photo} alt="" className="size-full object-cover" />
            )}
          </div>
          <p className="type-card break-words pt-4 leading-[24px]!">{pick(values, 'name', language)}</p>
          <p className="type-small text-grey">
            <ServiceName id={Number(values.serviceId)} language={language} />
          </p>
        </div>
      )}
    </SitePreview>
  )
}

function ServiceName({ id, language }: { id: number; language: Language }) {
  const { data } = useQuery(useApi().services.list.queryOptions({ language }))
  return data?.items.find((service) => service.id === id)?.name
}
