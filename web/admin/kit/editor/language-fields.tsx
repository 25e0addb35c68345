import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Language, languages } from '../../../../src/lib/languages.ts'
import { TabPanel, Tabs } from '../../../ui/admin/tabs.tsx'
import { adminWide, useMedia } from '../../../ui/admin/use-media.ts'
import { languageKey, languageNames, languageOfKey } from '../../../ui/language-names.ts'
import { LanguageMark } from './language-mark.tsx'
import { LanguageText } from './language-text.tsx'
import type { TextField } from './text-states.ts'
import type { Editor } from './use-editor.ts'
import { useOutdated } from './use-outdated.ts'

type LanguageFieldsProps = { editor: Editor; fields: readonly TextField[] }

/** Texts in three languages: columns that share their rows, so that fields line up; tabs under 992 px. */
export function LanguageFields({ editor, fields }: LanguageFieldsProps) {
  const { t } = useLingui()
  const wide = useMedia(adminWide)
  const [chosen, choose] = useState<Language>('az')
  const { left, confirm } = useOutdated(editor)
  useTabOfFirstError(editor, fields, choose)
  const mark = (language: Language) => ({ editor, fields, language, left })
  const texts = (language: Language) =>
    fields.map((field) => (
      <LanguageText
        key={field.key}
        editor={editor}
        field={field}
        language={language}
        left={left}
        onConfirm={() => confirm(languageKey(field.key, language))}
      />
    ))
  if (!wide)
    return (
      <Tabs
        label={t`Language of the texts`}
        chosen={chosen}
        onChoose={choose}
        tabs={languages.map((language) => ({
          tab: language,
          head: (
            <>
              <span className="font-bold">{language.toUpperCase()}</span>
              <LanguageMark {...mark(language)} short />
            </>
          ),
        }))}
      >
        {languages.map((language) => (
          <TabPanel key={language} tab={language} className={`${column} pt-3.5`}>
            {texts(language)}
          </TabPanel>
        ))}
      </Tabs>
    )
  return (
    <div
      className="grid grid-cols-3 gap-x-4 gap-y-3.5"
      style={{ gridTemplateRows: `auto repeat(${fields.length}, auto)` }}
    >
      {languages.map((language) => (
        <section
          key={language}
          aria-label={languageNames[language]}
          className={`${column} row-span-full grid-rows-subgrid`}
        >
          <h2 className="flex min-h-9 items-center gap-x-2 py-1 border-key border-t-2 border-b border-b-line2">
            {/* Tabs without room wrap onto a second line, which is hidden. */}
            <span className="flex h-5 min-w-0 grow flex-wrap gap-x-2 overflow-hidden leading-5">
              <span className="font-bold">{language.toUpperCase()}</span>
              <span lang={language} className="font-normal text-t2">
                {languageNames[language]}
              </span>
              {language === 'az' && (
                <span className="font-normal text-t3">
                  <Trans>main</Trans>
                </span>
              )}
            </span>
            <LanguageMark {...mark(language)} />
          </h2>
          {texts(language)}
        </section>
      ))}
    </div>
  )
}

const column = 'grid min-w-0 grid-cols-1 content-start gap-y-3.5'

/** An error under a tab that isn't shown opens that tab, before the focus goes there. */
function useTabOfFirstError(
  { errors }: Editor,
  fields: readonly TextField[],
  choose: (tab: Language) => void,
): void {
  const [known, setKnown] = useState(errors)
  if (known === errors) return
  const isNew = Object.keys(errors).some((key) => !(key in known))
  setKnown(errors)
  const wrong = Object.keys(errors).find((name) =>
    fields.some(({ key }) => name === key || name === `${key}_ru` || name === `${key}_en`),
  )
  if (isNew && wrong) choose(languageOfKey(wrong))
}
