import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'

export type AdminIconProps = { size?: number; className?: string }

/** Thin strokes on a 24 px grid. Decoration only: name the button or link that holds it. */
const icon =
  (shape: ReactNode) =>
  ({ size = 16, className }: AdminIconProps) => (
    <Icon
      size={size}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className ?? ''}`}
    >
      {shape}
    </Icon>
  )

export type AdminIcon = ReturnType<typeof icon>

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M2.5 12h2M19.5 12h2M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
)
export const MoonIcon = icon(<path d="M20.5 14.2A8.8 8.8 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z" />)
export const InboxIcon = icon(
  <path d="M2.5 12.5h5.3l1.8 2.8h4.8l1.8-2.8h5.3M5.8 4.5h12.4l3.3 8v6a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-6Z" />,
)
export const PanelIcon = icon(
  <path d="M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM9 3.5v17" />,
)
export const BurgerIcon = icon(<path d="M3.5 6h17M3.5 12h17M3.5 18h17" />)
export const OutsideIcon = icon(
  <path d="M14.5 3.5h6v6M20.5 3.5 11 13M18 13.5v6a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h6" />,
)
export const KeyboardIcon = icon(
  <path d="M3 4.5h18a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM6 8.5h.01M10 8.5h.01M14 8.5h.01M18 8.5h.01M8 12h.01M12 12h.01M16 12h.01M7 15.5h10" />,
)
export const LogOutIcon = icon(
  <path d="M9.5 20.5h-5a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1h5M16 16.5l4.5-4.5L16 7.5M20.5 12h-11" />,
)
export const CloseIcon = icon(<path d="M18.5 5.5l-13 13M5.5 5.5l13 13" />)
export const CheckIcon = icon(<path d="M20 6.5 9.5 17.5 4 12" />)
export const LockIcon = icon(
  <path d="M5 11h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM7.5 11V7.5a4.5 4.5 0 0 1 9 0V11" />,
)
export const ErrorIcon = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7.5v5M12 16.2h.01" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="M16.2 16.2l4.8 4.8" />
  </>,
)
export const ChevronLeftIcon = icon(<path d="M14.5 5.5 8 12l6.5 6.5" />)
export const ChevronRightIcon = icon(<path d="M9.5 5.5 16 12l-6.5 6.5" />)
export const ChevronDownIcon = icon(<path d="M5.5 9 12 15.5 18.5 9" />)
export const ChevronUpIcon = icon(<path d="M5.5 15 12 8.5 18.5 15" />)
export const SortDownIcon = icon(<path d="M12 4.5v15M6 13.5l6 6 6-6" />)
export const SortUpIcon = icon(<path d="M12 19.5v-15M6 10.5l6-6 6 6" />)
export const TableIcon = icon(
  <path d="M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM3.5 9.2h17M3.5 14.8h17" />,
)
export const BoardIcon = icon(
  <path d="M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM8 7.5v9M12 7.5v5M16 7.5v7" />,
)
export const ColumnsIcon = icon(
  <path d="M4.5 3.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM9.2 3.5v17M14.8 3.5v17" />,
)
export const DownloadIcon = icon(
  <path d="M12 3.5v11M6.5 9.5l5.5 5.5 5.5-5.5M3.5 16v3.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1V16" />,
)
export const NoteIcon = icon(
  <path d="M4.5 3.5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H8l-4.5 3v-16a1 1 0 0 1 1-1ZM7.5 8h9M7.5 12h6" />,
)
export const PenIcon = icon(<path d="M15.5 4.5l4 4L8 20l-4.5.5L4 16ZM13 7l4 4" />)
export const PeopleIcon = icon(
  <path d="M9 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 20.5v-1.5a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1.5M16 3.8a4 4 0 0 1 0 7.4M18.5 14.3a5 5 0 0 1 3.5 4.7v1.5" />,
)
export const PercentIcon = icon(
  <>
    <path d="M19 5 5 19" />
    <circle cx="7" cy="7" r="2.8" />
    <circle cx="17" cy="17" r="2.8" />
  </>,
)
export const PrintIcon = icon(
  <path d="M7 8.5v-5h10v5M7 17.5H4.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H17M7 14.5h10v6H7Z" />,
)
export const PhoneIcon = icon(
  <path d="M5.5 3.5h3.7l1.8 4.6-2.4 1.6a11.6 11.6 0 0 0 5.7 5.7l1.6-2.4 4.6 1.8v3.7a2 2 0 0 1-2 2A15 15 0 0 1 3.5 5.5a2 2 0 0 1 2-2Z" />,
)
export const CallbackIcon = icon(
  <path d="M5.5 3.5h3.7l1.8 4.6-2.4 1.6a11.6 11.6 0 0 0 5.7 5.7l1.6-2.4 4.6 1.8v3.7a2 2 0 0 1-2 2A15 15 0 0 1 3.5 5.5a2 2 0 0 1 2-2ZM20.5 3.5l-5.5 5.5M15 4.5V9h4.5" />,
)
export const CalendarIcon = icon(
  <path d="M4 6h16v14.5H4ZM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h3M13.5 14.5H16" />,
)
export const TrashIcon = icon(
  <path d="M3.5 6.5h17M9 6.5v-3h6v3M5.8 6.5l.9 13a1 1 0 0 0 1 1h8.6a1 1 0 0 0 1-1l.9-13M10 11v5M14 11v5" />,
)
export const UploadIcon = icon(
  <path d="M12 15.5v-12M7 8l5-5 5 5M3.5 14.5v5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-5" />,
)
export const CropIcon = icon(<path d="M6.5 2.5v13a2 2 0 0 0 2 2h13M2.5 6.5h13a2 2 0 0 1 2 2v13" />)
export const GripIcon = icon(
  <path d="M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01" strokeWidth={2.5} />,
)
export const HistoryIcon = icon(
  <path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3M3.5 3.5v4.8h4.8M12 7.5V12l3 2" />,
)
export const UndoIcon = icon(<path d="M8 4.5 3.5 9 8 13.5M4 9h10.5a6 6 0 0 1 0 12H8" />)
export const OutdatedIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l3.5 2" />
  </>,
)
const page = 'M4.5 4h15a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM3.5 8.5h17'
export const GridPageIcon = icon(<path d={`${page}M7 12h4v4.5H7ZM14 12.5h3M14 16h3`} />)
export const PicturePageIcon = icon(<path d={`${page}M6.5 17l4-4.5 3 3 1.5-1.5 2.5 3M16.5 11.5h.01`} />)
export const PercentPageIcon = icon(<path d={`${page}M9 17l6-5.5M9.3 12h.01M14.7 16.5h.01`} />)
export const CheckPageIcon = icon(<path d={`${page}M8 13.5l3 3 5-6`} />)
export const RulerIcon = icon(<path d="M3.5 15.5 15.5 3.5l5 5-12 12ZM7 12l2 2M10 9l2.500 2.500M13 6l2 2" />)
export const DocumentIcon = icon(
  <path d="M6.5 3.5H14L18.5 8v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM14 3.5V8h4.5M9 12.5h6M9 16.5h6" />,
)
export const ReceiptIcon = icon(
  <path d="M5.5 3.5h13v17L16.3 19l-2.1 1.5L12 19l-2.2 1.5L7.7 19l-2.2 1.5v-17ZM9 8.5h6M9 12.5h6" />,
)
export const GlobeIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.6 2.7 3.7 5.7 3.7 9s-1.1 6.3-3.7 9M12 3c-2.6 2.7-3.7 5.7-3.7 9s1.1 6.3 3.7 9" />,
)
export const EmailIcon = icon(
  <path d="M3.5 5.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3 6.5l9 7 9-7" />,
)
export const PlusIcon = icon(<path d="M12 4.5v15M4.5 12h15" />)
export const EditIcon = icon(<path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.5 4 20ZM14 6.5l3 3" />)
export const HomeIcon = icon(<path d="M3.5 11 12 3.5l8.5 7.5M5.5 9.5v11h13v-11M10 20.5v-6h4v6" />)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 11.5v5M12 7.8h.01" />
  </>,
)
export const HandshakeIcon = icon(
  <path d="M2.5 7.5 7 5l5 2 5-2 4.5 2.5v8.5H19l-6 4.5a2 2 0 0 1-2.5 0L5 16H2.5V7.5ZM12 7 8.5 10.5a1.8 1.8 0 0 0 2.6 2.5l1.4-1.4 4.5 4.4" />,
)
export const MegaphoneIcon = icon(
  <path d="M3.5 9.5v5h3l8.5 5v-15l-8.5 5h-3ZM6.5 14.5l1.5 5.5h2.5l-1-4M18.5 8.5a5 5 0 0 1 0 7" />,
)
export const PinIcon = icon(
  <>
    <path d="M12 21.5s7-6.3 7-12a7 7 0 1 0-14 0c0 5.7 7 12 7 12Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
)
export const ShareIcon = icon(
  <>
    <circle cx="6" cy="12" r="2.8" />
    <circle cx="17.5" cy="5.5" r="2.8" />
    <circle cx="17.5" cy="18.5" r="2.8" />
    <path d="M8.5 10.7l6.5-3.8M8.5 13.3l6.5 3.8" />
  </>,
)
export const LayersIcon = icon(<path d="M12 3 3 8l9 5 9-5-9-5ZM4 12.5 12 17l8-4.5M4 16.5 12 21l8-4.5" />)
export const PicturesIcon = icon(
  <>
    <path d="M4.5 6.5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1ZM7.5 3.5h12a1 1 0 0 1 1 1v12" />
    <path d="M4 18l4-4.5 3 3 2-2 4 4" />
  </>,
)
export const TruckIcon = icon(
  <>
    <path d="M5 17H2.5V5.5h11V17M13.5 9.5h4l4 4V17h-2.2M9 17h6.5" />
    <circle cx="7" cy="17.5" r="1.9" />
    <circle cx="17.4" cy="17.5" r="1.9" />
  </>,
)
export const BoxIcon = icon(
  <path d="M12 2.8 20.5 7.5v9L12 21.2 3.5 16.5v-9ZM3.8 7.5 12 12l8.2-4.5M12 12v9" />,
)
export const TicketIcon = icon(
  <path d="M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4ZM14 6v2M14 11v2M14 16v2" />,
)
export const TextIcon = icon(<path d="M4.5 6V4.5h15V6M12 4.5v15M9 19.5h6" />)
export const ChatIcon = icon(<path d="M3.2 20.8l1.5-4.6a8.8 8.8 0 1 1 3.3 3.2Z" />)
export const IdCardIcon = icon(
  <path d="M3 5h18a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 12a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 12ZM4.8 16.2a3.2 3.2 0 0 1 6.4 0M14.5 9.5H19M14.5 14H19" />,
)
export const KeyIcon = icon(
  <path d="M7.5 21a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.8 13.2 20.5 3.5M16 8l3 3M18.5 5.5l2 2" />,
)
export const PersonIcon = icon(
  <path d="M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 20.5a8 8 0 0 1 16 0" />,
)

export const LinkIcon = icon(
  <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1.2 1.2M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2" />,
)
export const AttachIcon = icon(
  <path d="M20 11.5 12 19.4a5 5 0 0 1-7-7l8.3-8.3a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.2a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4" />,
)
export const StampIcon = icon(
  <path d="M4.5 20.5h15M4.5 17.5v-2a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v2ZM9.5 13.5c.6-2.6-.9-3.6-.9-6a3.4 3.4 0 0 1 6.8 0c0 2.4-1.5 3.4-.9 6" />,
)
export const EyeIcon = icon(
  <>
    <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
)
export const WarnIcon = icon(<path d="M12 4 2.5 20h19ZM12 10v4.5M12 17.200h.01" />)

export const CursorIcon = icon(<path d="M5.5 3.5 19 10l-5.8 2.2L11 18.5z" />)
export const DifferenceIcon = icon(<path d="M3.5 3.5h11v11h-11zM9.5 14.5v6h11v-11h-6" />)
export const FlipIcon = icon(<path d="M12 3v18M9 6.5H3.5v11H9M15 6.5h5.5v11H15" />)
export const WalletIcon = icon(
  <path d="M4.5 6.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a1 1 0 0 1-1-1v-13a1.5 1.5 0 0 1 1.5-1.5H17v2.5M20.5 11.5h-4a1.5 1.5 0 0 0 0 3h4" />,
)
export const ChartIcon = icon(<path d="M3.5 20.5h17M6.5 17v-6M11 17V5.5M15.5 17v-8.500M20 17v-4" />)
export const MinusIcon = icon(<path d="M4.5 12h15" />)

/** The admin's logo and the sign of an empty list: a registration mark with two quarters printed. */
export const RegistrationIcon = ({ size = 20, className }: AdminIconProps) => (
  <Icon size={size} strokeWidth={1.6} className={`shrink-0 ${className ?? ''}`}>
    <circle cx="12" cy="12" r="7" />
    <path d="M12 0v24M0 12h24" />
    <path d="M12 12V8a4 4 0 0 1 4 4ZM12 12v4a4 4 0 0 1-4-4Z" fill="currentColor" stroke="none" />
  </Icon>
)
