import { adminImport } from '@kxo/domain/imports/paths'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { IconCalendarEvent, IconDownload } from '@tabler/icons-react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchModel } from '../api.ts'
import style from '../imports.module.css'

/** What the file holds: only what can really be brought in is offered. */
export function StepKind() {
  const { say } = useLanguage()
  const download = (): void => {
    fetchModel()
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  return (
    <section className={style['card']} aria-labelledby="import-what">
      <h2 id="import-what" className={style['title']}>
        {say(w.what)}
      </h2>
      <div className={style['kind']}>
        <IconCalendarEvent size={28} stroke={1.5} aria-hidden="true" />
        <div>
          <p className={style['kindName']}>{say(w.kindEvents)}</p>
          <p className={style['muted']}>{say(w.kindEventsHelp)}</p>
        </div>
      </div>
      <div className={style['acts']}>
        <LinkButton to={adminImport()} search={{ step: 'file' }}>
          {say(w.choose)}
        </LinkButton>
        <Button variant="default" icon={<IconDownload size={16} />} onClick={download}>
          {say(w.model)}
        </Button>
      </div>
    </section>
  )
}
