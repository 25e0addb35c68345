import { useLingui } from '@lingui/react/macro'

type Option = { id: number; name: string }
type ServiceOptionsProps = {
  services: readonly Option[]
  campaign: { title: string; services: readonly { id: number }[] } | null
}

/** What can be ordered; of a campaign its own services first, under its title. */
export function ServiceOptions({ services, campaign }: ServiceOptionsProps) {
  const { t } = useLingui()
  const own = services.filter(({ id }) => campaign?.services.some((service) => service.id === id))
  if (!campaign || own.length === 0) return <Options of={services} />
  return (
    <>
      <optgroup label={campaign.title}>
        <Options of={own} />
      </optgroup>
      <optgroup label={t`Other services`}>
        <Options of={services.filter((service) => !own.includes(service))} />
      </optgroup>
    </>
  )
}

const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
