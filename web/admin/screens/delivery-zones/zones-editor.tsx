import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ChangesSummary } from './changes-summary.tsx'
import { Crumbs } from './crumbs.tsx'
import { PickupPoints } from './pickup-points.tsx'
import { TextRow } from './text-row.tsx'
import { TryAddress } from './try-address.tsx'
import { usePutInOrder } from './use-structure.ts'
import { type Shown, useZoneKeys } from './use-zone-keys.ts'
import { useZonesEditor, type ZonesEditing } from './use-zones-editor.ts'
import { WayRule } from './way-rule.tsx'
import { WaysList } from './ways-list.tsx'
import { type Open, ZonesDialogs } from './zones-dialogs.tsx'
import { ZonesSection } from './zones-section.tsx'
import { type Delivery, fieldKey, type Way } from './zones-values.ts'

type ZonesEditorProps = {
  delivery: Delivery
  /** The way that is shown. */
  way: Way
  canChange: boolean
}

/** All ways with one of them open: its rule, zones, places and texts, saved together by one bar. */
export function ZonesEditor({ delivery, way, canChange }: ZonesEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const editing = useZonesEditor(delivery)
  const { editor, frame, names, gone } = editing
  const [open, setOpen] = useState<Open | null>(null)
  const { putWays, putZones } = usePutInOrder()
  const { zone, show } = useChosen(way)
  const placeInput = useRef<HTMLInputElement>(null)
  const tryInput = useRef<HTMLInputElement>(null)
  const shortcuts = useZoneKeys({ way, zone, show, canChange, placeInput, tryInput })
  const title = pick(way, 'name', language)
  const key = (field: string) => fieldKey('way', way.id, field)
  const isPickup = way.kind === 'pickup'
  return (
    <Screen
      above={<Crumbs />}
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={
        <>
          <HistoryLink kind="deliveryWay" />
          <ShownSwitch name={key('isShown')} editing={editing} canChange={canChange} />
          {canChange && (
            <AdminButton onClick={() => setOpen('way')}>
              <PlusIcon />
              <Trans>Add a way</Trans>
            </AdminButton>
          )}
        </>
      }
      shortcuts={shortcuts}
      note={<Trans>The price of an accepted order stays</Trans>}
    >
      {!canChange && (
        <p className="mb-3 text-t2">
          <Trans>Whoever may see all orders and discounts changes ways, zones and points.</Trans>
        </p>
      )}
      <EditorForm
        editor={frame}
        title={gone ?? title}
        names={names}
        summary={<ChangesSummary editing={editing} />}
        className="grid items-start gap-x-7 gap-y-7 lg:grid-cols-[264px_minmax(0,1fr)]"
      >
        <div className="grid min-w-0 gap-7">
          <WaysList
            delivery={delivery}
            chosen={way}
            canChange={canChange}
            onChoose={({ id }) => show({ way: id })}
            onMove={(ids) =>
              putWays(
                delivery.ways.map(({ id }) => id),
                ids,
              )
            }
          />
          <Part title={<Trans context="delivery">Rule</Trans>}>
            <fieldset disabled={!canChange}>
              <legend className="sr-only">{title}</legend>
              <WayRule key={way.id} way={way} editing={editing} />
            </fieldset>
          </Part>
        </div>
        <div className="grid min-w-0 gap-7">
          {isPickup ? (
            <PickupPoints
              points={delivery.points}
              editing={editing}
              canChange={canChange}
              onAdd={() => setOpen('point')}
              onDelete={(point) => setOpen({ asked: { kind: 'point', point } })}
            />
          ) : (
            <ZonesSection
              key={way.id}
              delivery={delivery}
              way={way}
              chosen={zone}
              editing={editing}
              canChange={canChange}
              placeInput={placeInput}
              onChoose={(next) => {
                if (next.id === zone?.id) placeInput.current?.focus()
                show({ way: way.id, zone: next.id })
              }}
              onAdd={() => setOpen('zone')}
              onDelete={(one) => setOpen({ asked: { kind: 'zone', zone: one } })}
              onMove={(ids) =>
                putZones(
                  way.zones.map(({ id }) => id),
                  ids,
                )
              }
            />
          )}
          <TryAddress delivery={delivery} way={way} values={editor.values} input={tryInput} />
          <Part title={<Trans>Name and hint of the way</Trans>}>
            <fieldset
              disabled={!canChange}
              className="grid gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-3.5"
            >
              <legend className="sr-only">{title}</legend>
              <TextRow
                editing={editing}
                name={key('name')}
                label={t({ message: 'Name', context: 'thing' })}
                max={100}
                required
              />
              <TextRow editing={editing} name={key('hint')} label={t`Hint`} max={200} />
              {canChange && (
                <AdminButton
                  variant="danger"
                  className="justify-self-start"
                  onClick={() => setOpen({ asked: { kind: 'way', way } })}
                >
                  <Trans>Delete the way…</Trans>
                </AdminButton>
              )}
            </fieldset>
          </Part>
        </div>
      </EditorForm>
      {open !== null && (
        <ZonesDialogs
          delivery={delivery}
          way={way}
          open={open}
          editing={editing}
          show={show}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h2 className="admin-h2 pb-2">{title}</h2>
    {children}
  </section>
)

/** The zone that is chosen, the first one without a choice, and how another one is shown. */
function useChosen(way: Way) {
  const search = useSearch({ from: '/admin/delivery/zones' })
  const navigate = useNavigate()
  const zone = way.zones.find(({ id }) => id === search.zone) ?? way.zones[0]
  const show = (next: Shown) =>
    void navigate({ to: '/admin/delivery/zones', search: next, replace: true, resetScroll: false })
  return { zone, show }
}

type ShownSwitchProps = { name: string; editing: ZonesEditing; canChange: boolean }

/** Whether customers can choose the way. */
function ShownSwitch({ name, editing: { editor }, canChange }: ShownSwitchProps) {
  const isShown = editor.values[name] === true
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isShown}
      disabled={!canChange}
      onClick={() => editor.set(name, !isShown)}
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 rounded-[2px] border px-3 font-medium max-md:min-h-12 pointer-coarse:min-h-12',
        isShown ? 'border-ok bg-ok-ground text-ok' : 'border-line bg-paper text-t2',
        editor.changed.includes(name) && 'shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      {isShown && <CheckIcon size={14} />}
      {isShown ? <Trans>shown on the site</Trans> : <Trans>hidden on the site</Trans>}
    </button>
  )
}
