import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps<Tab extends string> = {
  label: string
  tabs: readonly { tab: Tab; head: ReactNode; lang?: string }[]
  chosen: Tab
  onChoose: (tab: Tab) => void
  /** Has a panel for each tab. */
  children: ReactNode
}

/** One tab stop; the arrow keys, Home and End move between tabs. */
export const Tabs = <Tab extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Tab>) => (
  <BaseTabs.Root value={chosen} onValueChange={onChoose}>
    <BaseTabs.List activateOnFocus aria-label={label} className="flex border-key border-b-2">
      {tabs.map(({ tab, head, lang }) => (
        <BaseTabs.Tab
          key={tab}
          value={tab}
          lang={lang}
          className="flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 px-2 font-medium text-t2 outline-offset-[-2px]! aria-selected:bg-key aria-selected:font-semibold aria-selected:text-on-key"
        >
          {head}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {children}
  </BaseTabs.Root>
)

type TabPanelProps = { tab: string; className: string; children: ReactNode }

/** A tab's panel; what is typed in it stays while another one is shown. */
export const TabPanel = ({ tab, className, children }: TabPanelProps) => (
  <BaseTabs.Panel
    value={tab}
    keepMounted
    // The panel begins with a field, which is the next tab stop.
    tabIndex={-1}
    render={<section />}
    className={`${className} outline-none! inert:hidden`}
  >
    {children}
  </BaseTabs.Panel>
)
