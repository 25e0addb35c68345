import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { OutdatedIcon } from '../../../ui/admin/icons.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { Reference } from '../../../ui/reference.tsx'
import type { LineRoom, OrderRoom } from './queries.ts'

/** How many are named. */
const mostNamed = 6

/** Whether the workshop has room for new orders that are accepted together, and what staff choose where not. */
export function useOrderRooms(ids: readonly number[]) {
  const [byCapacity, setByCapacity] = useState(false)
  const { data } = useQuery({ ...useApi().production.room.queryOptions({ ids: [...ids] }), retry: false })
  return { rooms: data?.orders ?? [], byCapacity, setByCapacity }
}

type RoomNoteProps = {
  rooms: readonly (LineRoom | OrderRoom)[]
  byCapacity: boolean
  setByCapacity: (on: boolean) => void
}

/** Says that days are full, and offers the next ones with room (PROD-13). Renders nothing while there is room. */
export function RoomNote({ rooms, byCapacity, setByCapacity }: RoomNoteProps) {
  const full = rooms.filter(({ isFull }) => isFull)
  const [first] = full
  if (!first) return null
  const isSettled = full.every(({ day, room }) => day === room)
  return (
    <section className="mt-3 border border-warn border-l-4 bg-paper px-3.5 py-2.5">
      <div className="flex gap-2">
        <OutdatedIcon size={16} className="mt-0.5 text-warn" />
        <div role="status" className="min-w-0">
          {rooms.length === 1 ? <OneFull room={first} /> : <SeveralFull full={full} />}
        </div>
      </div>
      {isSettled ? (
        <p className="pt-1 pl-6 text-t2">
          <Trans>The next day with room is promised.</Trans>
        </p>
      ) : (
        <div className="*:border-0">
          <Switch
            label={<Trans>Promise the next day with room</Trans>}
            hint={byCapacity ? null : <Trans>If not, the usual day is promised all the same.</Trans>}
            checked={byCapacity}
            onChange={setByCapacity}
          />
        </div>
      )}
    </section>
  )
}

function OneFull({ room: { usual, room, kind } }: { room: LineRoom }) {
  const language = useLanguage()
  const name = kind ? pick(kind, 'name', language) : ''
  const [until, next] = [usual ?? '', room ?? ''].map((day) => formatDayAndMonth(day, language))
  return (
    <p>
      <Trans>
        {name}: every day until {until} is full. The next with room: {next}.
      </Trans>
    </p>
  )
}

function SeveralFull({ full }: { full: readonly (LineRoom | OrderRoom)[] }) {
  const language = useLanguage()
  const short = (day: string | null) => formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')
  const more = full.length - mostNamed
  return (
    <>
      <p>
        <Plural
          value={full.length}
          one="# job has no room until its usual day. The next with room:"
          other="# jobs have no room until their usual days. The next with room:"
        />
      </p>
      <ul className="flex flex-wrap gap-x-4 tabular-nums">
        {full.slice(0, mostNamed).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list
          <li key={index} className="whitespace-nowrap">
            {'id' in one && (
              <>
                <Reference id={one.id} />:{' '}
              </>
            )}
            <del className="text-t3">{short(one.usual)}</del> {short(one.room)}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </>
  )
}
