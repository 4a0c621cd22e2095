import { helpWords as w } from '@kxo/domain/help/words'
import { IconHelp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { Floating } from '../../ui/floating.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { displayedContactQuery } from './api.ts'
import style from './guide.module.css'

/** « ? » in the user space: whom the tenant says to call; nothing while it says nobody. */
export default function WhomToCall() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery({ ...displayedContactQuery(tenant.name), staleTime: 300_000 })
  if (!data || !(data.name || data.mail || data.phone)) return null
  const label = say(w.needHelp)
  return (
    <Floating
      opened={opened}
      onToggle={setOpened}
      label={label}
      align="end"
      width={280}
      target={(wiring) => (
        <button type="button" className={style['help']} aria-label={label} title={label} {...wiring}>
          <IconHelp size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    >
      <div className={style['call']}>
        <h2 className={style['callTitle']}>{label}</h2>
        {data.name ? <p>{data.name}</p> : null}
        {data.mail ? (
          <p>
            <a href={`mailto:${data.mail}`}>{data.mail}</a>
          </p>
        ) : null}
        {data.phone ? (
          <p>
            <a href={`tel:${data.phone.replace(/\s/g, '')}`}>{data.phone}</a>
          </p>
        ) : null}
        {data.hours ? <p className={style['muted']}>{data.hours}</p> : null}
      </div>
    </Floating>
  )
}
