import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Screen } from '../../kit/frame/screen.tsx'
import { ReadyMadeChooser } from '../../kit/ready-made/ready-made-chooser.tsx'
import { useReadyMade } from '../../kit/ready-made/use-ready-made.ts'

/** How a service is added: ready-made ones, or a blank one. */
export function ReadyMadeScreen() {
  const choice = useReadyMade()
  return (
    <Screen
      above={
        <>
          <Link to="/admin/services/services" className="underline-offset-4 hover:underline">
            <Trans>Services</Trans>
          </Link>
          {' / '}
          <Trans>Add</Trans>
        </>
      }
      title={<Trans>Add services</Trans>}
      meta={<Trans>ready-made: choices, prices, texts and a check of artwork included</Trans>}
      shortcuts={choice.shortcuts}
      note={<Trans>What is set up is hidden until you show it</Trans>}
    >
      <ReadyMadeChooser choice={choice} />
    </Screen>
  )
}
