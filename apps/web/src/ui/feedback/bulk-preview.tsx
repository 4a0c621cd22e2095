import type { Outcome, BulkPreview as Preview } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Flex, Text } from '@mantine/core'
import { Panel } from '../display/panel.tsx'
import { useLanguage } from '../i18n/language.tsx'
import style from './bulk-preview.module.css'
import { uiMessages as w } from './ui-messages.ts'

type Sentences = {
  /** Of how many records, as `n`: those that will change, those left out. */
  will: Sentence
  left: Sentence
}

/** What an act on many will do, as the server foretells it: how many change, the first before and after, who is left out and why. */
export function BulkPreview({ preview, will, left }: { preview: Preview } & Sentences) {
  const { say } = useLanguage()
  const { first, changed } = preview
  return (
    <div role="status" className={style['preview']}>
      <p>{say(will, { n: changed })}</p>
      {first.length === 0 ? null : (
        <table className={style['changes']}>
          <thead>
            <tr>
              <th scope="col">{say(w.record)}</th>
              <th scope="col">{say(w.before)}</th>
              <th scope="col">{say(w.after)}</th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ id, name, before, after }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {first.length > 0 && changed > first.length ? (
        <Text c="dimmed" fz="sm">
          {say(w.notNamed, { n: changed - first.length })}
        </Text>
      ) : null}
      <LeftOut left={preview.left} sentence={left} />
    </div>
  )
}

/** Those an act leaves out: how many, why, and the first names of each reason. */
export function LeftOut({ left, sentence }: Pick<Outcome, 'left'> & { sentence: Sentence }) {
  const { say } = useLanguage()
  if (left.length === 0) return null
  return (
    <>
      <p>{say(sentence, { n: left.reduce((sum, { count }) => sum + count, 0) })}</p>
      <Flex component="ul" direction="column" gap="xs" my="xs">
        {left.map(({ reason, count, names }) => (
          <Panel component="li" py="xs" px="sm" key={reason}>
            <strong>
              {reason} · {count}
            </strong>
            <Text span c="dimmed" fz="sm">
              {say(w.namedAmong, { names: names.join(', '), more: count - names.length })}
            </Text>
          </Panel>
        ))}
      </Flex>
    </>
  )
}
