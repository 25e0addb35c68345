import { NearPart, Part } from '../../lib/before-program/near-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The server sends this part; a browser whose program runs doesn't need its code before anything is done. */
const unfilled = new Part(async () => (await import('./without-program.tsx')).UnfilledPage)

/** The outline of a page that only the device can fill; the server sends it in place of the content. */
export const PendingScreen = () => (
  <main
    id="content"
    tabIndex={-1}
    aria-busy="true"
    className="sheet-width min-h-[calc(100svh+128px)] pt-5 md:pt-5.5"
  >
    <NearPart part={unfilled} />
    <Skeleton className="h-5 w-50" />
    <Skeleton className="mt-5 h-14 w-3/4 max-w-150 md:mt-9 md:h-25" />
    <Skeleton className="mt-12 h-80 max-w-160" />
  </main>
)
