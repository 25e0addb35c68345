import { ShareIcon } from '../../../ui/admin/icons.tsx'
import type { SocialAccount } from './use-social-media.tsx'

/** Both icons on their grounds. */
export const SocialFace = ({ account: { icon, lightIcon } }: { account: SocialAccount }) => (
  <div className="grid grid-cols-2">
    <IconOn url={icon} className="bg-[#fbfaf6] text-[#121212]" />
    <IconOn url={lightIcon} className="bg-[#121212] text-[#fbfaf6]" />
  </div>
)

const IconOn = ({ url, className }: { url: string; className: string }) => (
  <span className={`grid h-20 place-items-center p-4 ${className}`}>
    {url ? (
      <img src={url} alt="" loading="lazy" className="size-8 object-contain" />
    ) : (
      <ShareIcon size={24} className="opacity-40" />
    )}
  </span>
)
