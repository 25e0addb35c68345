import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import type { Failure } from './use-save.ts'

/**
 * Why saving failed, shown where the user is looking; rendered before any failure, so that it is announced.
 */
export const SaveFailure = ({ failure }: { failure: Failure | null }) => (
  <div role="alert" className="w-full empty:hidden">
    {failure && (
      <p className="flex gap-2 text-error">
        <ErrorIcon className="mt-0.5" />
        <span>
          <strong className="font-semibold">{failure.text}</strong> {failure.detail}
        </span>
      </p>
    )}
  </div>
)
