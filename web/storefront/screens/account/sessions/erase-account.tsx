import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EraseForm } from './erase-form.tsx'

/** The end of the account. */
export function EraseAccount() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="erase-account" className="border-key border-t-2 pt-7">
      <h2 id="erase-account" className="type-d3">
        <Trans>Erase the account</Trans>
      </h2>
      <p className="max-w-160 pt-3 pb-6">
        <Trans>
          Your name, e-mail, phone, photo and comments are deleted for good. The company keeps your orders
          without your name: what it printed, how many and at what price.
        </Trans>
      </p>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        <Trans>Erase my account…</Trans>
      </Button>
      <Dialog open={open} onClose={close} title={<Trans>Erase the account for good?</Trans>}>
        <EraseForm onClose={close} />
      </Dialog>
    </section>
  )
}
