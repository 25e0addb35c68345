import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { languageKey } from '../../../ui/language-names.ts'
import { RecordContext } from '../history/record-context.ts'
import { isTextKind } from '../history/use-restore.ts'
import type { Left } from './text-states.ts'
import type { Editor } from './use-editor.ts'

/**
 * Which translations are outdated, by the history (with the text that each was made from) and by this
 * editing, and how one is confirmed. A confirmation given before saving is sent once the Azerbaijani text is
 * saved.
 */
export function useOutdated(editor: Editor): { left: Left; confirm: (name: string) => void } {
  const record = use(RecordContext)
  const api = useApi()
  const client = useClient()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const text = record && isTextKind(record.kind) ? { kind: record.kind, id: record.id } : null
  const options = api.history.outdated.queryOptions(text ?? { kind: 'banner', id: 1 })
  const { data = [] } = useQuery({ ...options, enabled: text !== null })
  const known = new Map(data.map((one) => [languageKey(one.field, one.language), one]))

  const tell = useMutation({
    mutationFn: async (name: string) => {
      const one = known.get(name)
      if (!text || !one) return
      await client.history.confirmTranslation.mutate({ ...text, field: one.field, language: one.language })
    },
    onSettled: async (_, __, name) => {
      await Promise.all([
        api.history.invalidate(),
        api.overview.invalidate(),
        api.services.office.invalidate(),
      ])
      setSeen((before) => new Set([...before].filter((one) => one !== name)))
    },
  })
  const { mutate, isPending } = tell
  const due = editor.saving || isPending ? undefined : [...seen].find((name) => known.has(name))
  useEffect(() => {
    if (due !== undefined) mutate(due)
  }, [due, mutate])

  return {
    left: { known: new Map([...known].map(([name, { was }]) => [name, was])), seen },
    confirm: (name) => setSeen((before) => new Set([...before, name])),
  }
}
