import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { Figure, ProfileValues } from './profile-values.ts'
import type { ProfileNames } from './use-profile-editor.ts'

type ProfileFiguresProps = { editor: Editor<ProfileValues>; names: ProfileNames }

/** The figures of a profile, each with what it is for. */
export function ProfileFigures({ editor, names }: ProfileFiguresProps) {
  const { t } = useLingui()
  const figure = (name: Figure, hint: string) => (
    <EditedField editor={editor} name={name} label={names[name]} hint={hint}>
      {(control) => <AdminInput inputMode="decimal" maxLength={12} {...control} />}
    </EditedField>
  )
  const linesOf = (name: 'sizes' | 'spots', hint: string, placeholder: string) => (
    <EditedField editor={editor} name={name} label={names[name]} hint={hint}>
      {(control) => <AdminTextarea rows={3} maxLength={2200} placeholder={placeholder} {...control} />}
    </EditedField>
  )
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Group title={<Trans>Page</Trans>}>
        {linesOf('sizes', t`Of the finished piece, one in each line. Empty: any size.`, '90 × 50')}
        {figure('pagesMin', t`The file is sent back when it has fewer.`)}
        {figure('pagesMax', t`Empty: as many as wanted.`)}
        {figure(
          'bleed',
          t`How far the background must reach beyond the trim line, so that no white edge is left.`,
        )}
        {figure('safe', t`How far text must stay from the trim line.`)}
        <EditedField
          editor={editor}
          name="scales"
          label={names.scales}
          hint={t`How many times smaller than in print a file may be drawn. 1: only at full size.`}
        >
          {(control) => <AdminInput maxLength={20} {...control} />}
        </EditedField>
      </Group>
      <Group title={<Trans>Pictures and inks</Trans>}>
        {figure('resolutionMust', t`Pictures with fewer dots print blurred.`)}
        {figure('resolutionLook', t`Below it the customer is asked to look.`)}
        {figure('inkMust', t`All inks together; more won’t dry. In steps of 10.`)}
        {figure('inkLook', t`From this value on somebody has to look. In steps of 10.`)}
        {figure('inkArea', t`Smaller places may have more ink.`)}
        {linesOf('spots', t`Named inks that the product is printed with, one in each line.`, 'PANTONE 871 C')}
      </Group>
      <Group title={<Trans>Lines and texts</Trans>}>
        {figure('thinnestLine', t`Thinner lines break off in print.`)}
        {figure('smallestText', t`Smaller letters are hard to read.`)}
        {figure('smallestRichText', t`Smaller letters of several inks blur at their edges.`)}
      </Group>
    </div>
  )
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="admin-h2 mb-2">{title}</h2>
    <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">{children}</div>
  </section>
)
