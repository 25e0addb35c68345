import { Trans } from '@lingui/react/macro'
import { type FieldNames, fieldName } from './field-names.ts'
import type { Editor } from './use-editor.ts'

/** The changed fields and what stands in them, as the facts of a dialog. */
export const changedFacts = (
  { values, changed, secret, textOf }: Pick<Editor, 'values' | 'changed' | 'secret' | 'textOf'>,
  names: FieldNames,
) =>
  changed.map((key) => ({
    head: fieldName(names, values, key),
    text: (!secret.includes(key) && textOf(key, values[key])) || <ChangedOnly empty={values[key] === ''} />,
  }))

const ChangedOnly = ({ empty }: { empty: boolean }) => (
  <span className="font-normal text-t3">{empty ? <Trans>emptied</Trans> : <Trans>changed</Trans>}</span>
)
