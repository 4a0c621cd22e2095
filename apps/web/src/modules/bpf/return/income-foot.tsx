import { codeOfLine } from '@kxo/domain/bpf/line-code'
import { productLine } from '@kxo/domain/bpf/product-line'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Group, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { LineLink } from './line-link.tsx'

/** Under frame C: its part of everything sold, and what was left out of it. */
export function IncomeFoot({ share }: { share: number }) {
  const { say } = useLanguage()
  return (
    <Group gap="4px 16px" fz="sm" justify="space-between">
      <Text inherit c="dimmed" className="figures">
        {say(uiWords.factOf, { label: say(w.share), value: say(w.percent, { n: share }) })}
      </Text>
      <LineLink code={codeOfLine({ frame: 'products', key: 'outside' })}>{say(productLine.labelOf('outside'))}</LineLink>
    </Group>
  )
}
