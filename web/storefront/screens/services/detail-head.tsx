import type { ReactNode } from 'react'
import { AskOnWhatsapp } from './ask-on-whatsapp.tsx'

type DetailHeadProps = { breadcrumb: ReactNode; title: string; description: string; badge?: ReactNode }

/** Breadcrumb, name, text; the badge stands at the right, on phones above the name. */
export function DetailHead({ breadcrumb, title, description, badge }: DetailHeadProps) {
  return (
    <>
      {breadcrumb}
      <div className="grid gap-x-12 pt-3 pb-9 md:grid-cols-[minmax(0,1fr)_auto] md:pt-5 md:pb-12">
        <h1 className="type-d1 order-1 pt-2.5 md:col-span-2">{title}</h1>
        {description && <p className="type-lead order-2 max-w-175 pt-5 md:pt-7">{description}</p>}
        <p className="order-2 pt-3 md:col-start-1">
          <AskOnWhatsapp about={title} />
        </p>
        {badge && (
          <div className="pt-2 md:order-3 md:col-start-2 md:row-start-2 md:self-end md:justify-self-end">
            {badge}
          </div>
        )}
      </div>
    </>
  )
}
