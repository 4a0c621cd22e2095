import { productKind } from '@kxo/domain/products/kind'
import { IconBed, IconBox, IconSparkles, IconToolsKitchen2 } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { SlotIcon } from './slot-icon.tsx'

const icons = { catering: IconToolsKitchen2, lodging: IconBed, goods: IconBox, service: IconSparkles }

/** What is brought to a slot, told by its icon: a meal, a bed, material. */
export function KindIcon({ kind }: { kind: keyof typeof productKind.entries }) {
  const { say } = useLanguage()
  return <SlotIcon icon={icons[kind]} label={say(productKind.labelOf(kind))} />
}
