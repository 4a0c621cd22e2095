import { helpContract, type ServiceNotice } from '@kxo/domain/help/contract'
import { contractFigures } from '@kxo/domain/help/rules'
import { noticeKind, serviceState } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DateTimeField } from '../../ui/fields/date-field.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { announce, endNotice, serviceQuery, supportKey } from './api.ts'
import style from './help.module.css'

const figures = [
  [w.figureAvailability, contractFigures.availability],
  [w.figureMaintenance, contractFigures.maintenanceNoticeHours],
  [w.figureComplaint, contractFigures.complaintWorkingDays],
  [w.figureCure, contractFigures.cureDays],
  [w.figureNotice, contractFigures.noticeMonths],
] as const

/** The service as it is, measured, beside what the contract promises. */
export function ServiceTab({ mayAnnounce }: { mayAnnounce: boolean }) {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  const [isAnnouncing, setAnnouncing] = useState(false)
  const answer = useQuery(serviceQuery(tenant.name))
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  const { state, availability, minutes, minutes_up, since, notices } = answer.data
  const percent = availability === null ? null : availability / 100
  const isKept = percent !== null && percent >= contractFigures.availability
  return (
    <div className={style['service']}>
      <div className={style['tiles']}>
        <section className={style['panel']}>
          <h2 className={style['label']}>{say(w.today)}</h2>
          <p className={style['figure']}>
            <StatusBadge of={serviceState} is={state} />
          </p>
        </section>
        <section className={style['panel']}>
          <h2 className={style['label']}>{say(w.availability)}</h2>
          <p className={style['figure']}>
            {percent === null
              ? say(w.notMeasured)
              : `${percent.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 2 })}${locale === 'fr' ? '\u00a0' : ''}%`}
            {percent === null ? null : <Badge tone={isKept ? 'success' : 'danger'}>{isKept ? w.kept : w.broken}</Badge>}
          </p>
          <p className={style['muted']}>{say(w.promised, { n: contractFigures.availability })}</p>
          {percent === null ? null : <p className={style['muted']}>{say(w.availabilityNote, { up: minutes_up, total: minutes, since })}</p>}
        </section>
        <section className={style['panel']}>
          <h2 className={style['label']}>{say(w.figures)}</h2>
          <ul className={style['figures']}>
            {figures.map(([sentence, n]) => (
              <li key={sentence.fr}>{say(sentence, { n })}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className={style['panel']}>
        <div className={style['head']}>
          <h2 className={`${style['title']} ${style['grow']}`}>{say(w.notices)}</h2>
          {mayAnnounce ? <Button onClick={() => setAnnouncing(true)}>{say(w.announce)}</Button> : null}
        </div>
        {notices.length === 0 ? <p className={style['muted']}>{say(w.noNotice)}</p> : null}
        <ul className={style['notices']}>
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} mayEnd={mayAnnounce} />
          ))}
        </ul>
      </section>
      {isAnnouncing ? <AnnounceDialog onClose={() => setAnnouncing(false)} /> : null}
    </div>
  )
}

function Notice({ notice, mayEnd }: { notice: ServiceNotice; mayEnd: boolean }) {
  const { tenant } = useViewer()
  const { say, locale } = useLanguage()
  const queries = useQueryClient()
  const { id, kind, starts_at, ends_at, message, announced_at } = notice
  const [now] = useState(() => new Date())
  const isPresent = starts_at <= now && (ends_at === null || ends_at > now)
  const end = useMutation({
    mutationFn: () => endNotice(tenant.name, id),
    onSuccess: () => {
      toast.success(w.overDone)
      return queries.invalidateQueries({ queryKey: supportKey })
    },
    onError: toast.failure,
  })
  return (
    <li className={style['notice']}>
      <StatusBadge of={noticeKind} is={kind} />
      <div className={style['grow']}>
        <p className={style['plain']}>{message[locale]}</p>
        <p className={style['muted']}>
          {ends_at ? say(w.fromTo, { from: starts_at, to: ends_at }) : say(w.since, { from: starts_at })}
          {' · '}
          {say(w.announced, { at: announced_at })}
        </p>
      </div>
      {mayEnd && isPresent ? (
        <Button size="sm" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {say(w.over)}
        </Button>
      ) : null}
    </li>
  )
}

function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: helpContract.announce.body,
    values: { kind: 'maintenance', starts_at: null, ends_at: null, message_fr: '', message_en: '' },
    save: (body) => announce(tenant.name, body),
    onSaved: async () => {
      toast.success(w.announceDone)
      onClose()
      await queries.invalidateQueries({ queryKey: supportKey })
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.announceTitle} width={600}>
      <Form form={form} submit={w.announce}>
        <SelectField name="kind" label={w.kind} options={optionsOf(noticeKind)} />
        <FormRow>
          <DateTimeField name="starts_at" label={w.begins} />
          <DateTimeField name="ends_at" label={w.ends} />
        </FormRow>
        <TextareaField name="message_fr" label={w.messageFr} />
        <TextareaField name="message_en" label={w.messageEn} />
      </Form>
    </Dialog>
  )
}
