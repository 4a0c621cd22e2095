import type { Morph } from '@kxo/domain/fields/morph'
import style from '../fields.module.css'
import { RecordFields } from './record-fields.tsx'
import { useRecordTabs } from './use-record-tabs.tsx'

/** All the tenant's fields on a record whose page has no tabs: those in none, then tab by tab. */
export function RecordSheet({ morph, id }: { morph: Morph; id: number }) {
  const tabs = useRecordTabs(morph, id)
  return (
    <div className={style['stack']}>
      <RecordFields morph={morph} id={id} />
      {tabs.map(({ key, label, Content }) => (
        <section key={key} aria-label={label}>
          <h2 className={style['heading']}>{label}</h2>
          <Content id={id} />
        </section>
      ))}
    </div>
  )
}
