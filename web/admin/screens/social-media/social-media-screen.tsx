import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { newSocialAccountSchema } from '../../../../src/domains/site/content-list-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { ShareIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import type { CardKind } from '../../kit/cards/card-kind.ts'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { LinkCaption } from '../../kit/cards/link-caption.tsx'
import { LinkField } from '../../kit/cards/link-field.tsx'
import { hostOf } from '../../kit/cards/web-address.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'

/** Social accounts with link, icon and light icon. */
export function SocialMediaScreen() {
  return (
    <CardsScreen
      title={<Trans>Social media</Trans>}
      meta={<Trans>links in the header and footer</Trans>}
      kind={useSocialMedia()}
    />
  )
}

type SocialAccount = inferRouterOutputs<AppRouter>['socialAccounts']['list'][number]
/** `file` is the dark icon, as the server takes it. */
type SocialValues = {
  platform: string
  name: string
  link: string
  file: string | File
  fileForLightLogo: string | File
}

const files = ['file', 'fileForLightLogo'] as const
const textsOf = <Some extends Partial<SocialValues>>({ file: _, fileForLightLogo: __, ...texts }: Some) =>
  texts

const nameOf = ({ platform, name, link }: SocialAccount) => platform || name || hostOf(link)

const socialForm = newSocialAccountSchema.omit({ file: true, fileForLightLogo: true })

/** Social accounts as cards, with the alert that was decided (ADM-3). */
function useSocialMedia(): CardKind<SocialAccount, SocialValues> {
  const { t } = useLingui()
  const client = useClient()
  const options = useApi().socialAccounts.list.queryOptions()
  return {
    id: 'social',
    record: 'socialAccount',
    query: useQuery(options),
    queryKey: options.queryKey,
    blank: { platform: '', name: '', link: '', file: '', fileForLightLogo: '' },
    valuesOf: ({ platform, name, link, icon, lightIcon }) => ({
      platform,
      name,
      link,
      file: icon,
      fileForLightLogo: lightIcon,
    }),
    nameOf,
    names: {
      platform: t`Platform`,
      name: t`Account name`,
      link: t`Link`,
      file: t`Icon`,
      fileForLightLogo: t`Light icon`,
    },
    schema: socialForm,
    says: { link: t`Write a web address, for example https://matbaa.az.` },
    create: (values, call) =>
      client.socialAccounts.create.mutate({ ...textsOf(values), ...chosenFilesOf(values, files) }, call),
    update: (id, changed, call) =>
      client.socialAccounts.update.mutate(
        { id, ...textsOf(changed), ...chosenFilesOf(changed, files) },
        call,
      ),
    remove: (id) => client.socialAccounts.delete.mutate({ id }),
    order: (ids) => client.socialAccounts.order.mutate({ ids }),
    face: (account) => <SocialFace account={account} />,
    caption: (account) => (
      <LinkCaption name={nameOf(account)} link={account.link}>
        <h2 className="truncate font-medium">{nameOf(account)}</h2>
      </LinkCaption>
    ),
    fields: (editor) => <SocialFields editor={editor} />,
    texts: {
      list: t`Social accounts`,
      add: t`Add an account`,
      newTitle: t`New account`,
      empty: {
        title: <Trans>There are no social accounts yet</Trans>,
        why: <Trans>Until then, the header and the footer have no links to them.</Trans>,
      },
      updateFailed: () => t`The update failed. Please try again.`,
      deleted: <Trans>The link disappears from the header and the footer.</Trans>,
    },
  }
}

/** Both icons on their grounds. */
const SocialFace = ({ account: { icon, lightIcon } }: { account: SocialAccount }) => (
  <div className="grid grid-cols-2">
    <IconOn url={icon} className="bg-[#fbfaf6] text-[#121212]" />
    <IconOn url={lightIcon} className="bg-[#121212] text-[#fbfaf6]" />
  </div>
)

const IconOn = ({ url, className }: { url: string; className: string }) => (
  <span className={`grid h-20 place-items-center p-4 ${className}`}>
    {url ? (
      <img src={url} alt="" loading="lazy" className="size-8 object-contain" />
    ) : (
      <ShareIcon size={24} className="opacity-40" />
    )}
  </span>
)

function SocialFields({ editor }: { editor: Editor<SocialValues> }) {
  const { t } = useLingui()
  const text = (key: 'platform' | 'name', label: string, hint: string) => (
    <EditedField editor={editor} name={key} label={label} hint={hint}>
      {(control) => <AdminInput maxLength={100} {...control} />}
    </EditedField>
  )
  const picture = (
    key: 'file' | 'fileForLightLogo',
    label: string,
    hint: string,
    ground: 'light' | 'dark',
  ) => <EditedPicture editor={editor} name={key} label={label} purpose="logo" hint={hint} ground={ground} />
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <LinkField editor={editor} label={t`Link`} />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {text('platform', t`Platform`, t`Instagram, Facebook …`)}
        {text('name', t`Account name`, t`For the staff only.`)}
      </div>
      {picture('file', t`Icon`, t`dark, for paper`, 'light')}
      {picture('fileForLightLogo', t`Light icon`, t`for black`, 'dark')}
    </div>
  )
}
