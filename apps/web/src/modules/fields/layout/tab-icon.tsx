import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { TabIcon } from '@kxo/domain/fields/layout/tab'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import {
  IconBook,
  IconBriefcase,
  IconCalendar,
  IconCar,
  IconCertificate,
  IconFile,
  IconHeart,
  IconHome,
  IconSchool,
  IconShield,
  IconStar,
  IconTools,
  type TablerIcon,
} from '@tabler/icons-react'

const drawings: Readonly<Record<TabIcon, { Icon: TablerIcon; label: Sentence }>> = {
  book: { Icon: IconBook, label: l.iconBook },
  briefcase: { Icon: IconBriefcase, label: l.iconBriefcase },
  calendar: { Icon: IconCalendar, label: l.iconCalendar },
  car: { Icon: IconCar, label: l.iconCar },
  certificate: { Icon: IconCertificate, label: l.iconCertificate },
  file: { Icon: IconFile, label: l.iconFile },
  heart: { Icon: IconHeart, label: l.iconHeart },
  home: { Icon: IconHome, label: l.iconHome },
  school: { Icon: IconSchool, label: l.iconSchool },
  shield: { Icon: IconShield, label: l.iconShield },
  star: { Icon: IconStar, label: l.iconStar },
  tools: { Icon: IconTools, label: l.iconTools },
}

export const tabIconLabel = (icon: TabIcon): Sentence => drawings[icon].label

/** The drawing of a tab, beside its name. */
export function TabDrawing({ icon }: { icon: TabIcon | null }) {
  if (icon === null) return null
  const { Icon } = drawings[icon]
  return <Icon size={16} stroke={1.75} aria-hidden="true" />
}
