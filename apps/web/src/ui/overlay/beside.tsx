import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { onDemand } from './on-demand.tsx'

const kit = () => import('./kit-beside.tsx')

const KitMenu = onDemand(async () => (await kit()).KitMenu)
const KitPanel = onDemand(async () => (await kit()).KitPanel)

/** A menu of the kit beside the button that opens it, once it was opened. */
export const MenuBeside = (props: ComponentProps<typeof KitMenu>) => (props.anchor ? <KitMenu {...props} /> : null)
/** A panel of the kit beside the button that opens it, once it was opened. */
export const PanelBeside = (props: ComponentProps<typeof KitPanel>) => (props.anchor ? <KitPanel {...props} /> : null)

/** Asks for what opens menus and panels: wanted soon by whoever points at their button, or reaches it with the keyboard. */
export const askBeside = (): Promise<unknown> => Promise.all([KitMenu.ask(), KitPanel.ask()])
/** As a button pointed at asks: what does not come is told when it is opened. */
export const askBesideQuietly = (): void => void askBeside().catch(() => undefined)

type Opened = readonly [opened: boolean, setOpened: (opened: boolean) => void]

/** What a button that opens a menu or a panel beside itself is given, and what its menu or panel is. */
export function useBeside(popup: 'menu' | 'dialog', [opened, setOpened]: Opened) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onPointerEnter: askBesideQuietly,
    onFocus: askBesideQuietly,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget)
      setOpened(!opened)
    },
    // Its button has the focus until what it opens has come: the kit closes what is drawn, and from inside it alone.
    onKeyDown: ({ key }: KeyboardEvent) => (key === 'Escape' && opened ? setOpened(false) : undefined),
  }
  return { button, place: { id, anchor, opened, onChange: setOpened } }
}
