import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import { payerNature } from '@kxo/domain/bpf/payer-nature'
import { trainingObjective } from '@kxo/domain/bpf/training-objective'
import { type RawBuilder, sql } from 'kysely'
import { followedMinutes, isFollowed } from '../../attendance/index.ts'
import { type ExerciseScope, isOfEntity, isTaught, once, slotsOfTrainings } from './exercise-scope.ts'
import { natureOfCompany } from './payer-nature.ts'

const status = (key: Parameters<typeof learnerStatus.codeOf>[0]) => sql.lit(learnerStatus.codeOf(key))
const objective = (key: Parameters<typeof trainingObjective.codeOf>[0]) => sql.lit(trainingObjective.codeOf(key))
const natures = (...keys: Parameters<typeof payerNature.codesOf>) => sql.join(payerNature.codesOf(...keys).map((code) => sql.lit(code)))

/** Which trainee registration `r` is: as was said, else what its payer and its company tell. */
const statusOfLearner = sql`coalesce(d.status, case
  when y.funder ilike 'france travail%' or k.nature in (${natures('franceTravail')}) then ${status('jobSeeker')}
  when r.company_id is null and not r.is_company_paid and not r.has_other_payer then ${status('individual')}
  when k.nature in (${natures('private', 'funder', 'trainingBody', 'abroad')}) then ${status('employee')}
  when k.nature in (${natures('publicEmployer', 'european', 'state', 'region', 'otherPublic')}) then ${status('other')}
end)::smallint`

/** What training `e` leads to: as was said, else its flags and the code of its certification. */
export const objectiveOfTraining = sql`coalesce(f.objective, case
  when e.is_vae then ${objective('vae')}
  when e.sheet ->> 'certification_code' ~* '^\\s*rncp' then ${objective('rncp')}
  when e.sheet ->> 'certification_code' ~* '^\\s*rs' then ${objective('rs')}
  else ${objective('other')} end)::smallint`

/** The speciality of training `e`: as was said, else that of its first theme that has one. */
export const specialityOfTraining = sql`coalesce(f.nsf_code, (
  select left(t.nsf_code, 3) from event_themes et join themes t on t.tenant_id = et.tenant_id and t.id = et.theme_id
   where et.tenant_id = e.tenant_id and et.event_id = e.id and t.nsf_code is not null order by et.rank, et.theme_id limit 1))`

export type LearnerFact = {
  id: number
  event_id: number
  company_id: number | null
  status: number | null
  is_stated: boolean
  nature: number | null
  minutes: number
}

/** Whoever followed a half-day of the exercise, once a training (BPF-06), with the minutes they followed (FOR-32). */
export const learnerFacts = (scope: ExerciseScope, now: Date): RawBuilder<LearnerFact> =>
  once(sql<LearnerFact>`
  select r.id, r.event_id, r.user_id, r.company_id, (${statusOfLearner}) as status, d.status is not null as is_stated, k.nature, followed.minutes
    from (
      select s.tenant_id, signed.registration_id as id, sum(${followedMinutes})::bigint as minutes
        from (${once(sql`select s.tenant_id, s.id, s.event_id, s.start_at, s.end_at from ${slotsOfTrainings} where ${isTaught(scope, now)} and ${isOfEntity(scope)}`)}) s
        cross join lateral (
          select g.registration_id from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id is not null
          union select p.registration_id from presences p where p.tenant_id = s.tenant_id and p.slot_id = s.id and ${isFollowed(sql`false`, sql`true`)}
        ) signed
        left join presences p on p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = signed.registration_id
       group by s.tenant_id, signed.registration_id
    ) followed
    join registrations r on r.tenant_id = followed.tenant_id and r.id = followed.id
    left join registration_payers y on y.tenant_id = r.tenant_id and y.registration_id = r.id
    left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
    left join bpf_payers n on n.tenant_id = c.tenant_id and n.company_id = c.id
    left join lateral (select ${natureOfCompany} as nature) k on c.id is not null
    left join bpf_learners d on d.tenant_id = r.tenant_id and d.registration_id = r.id`)

/** Trainings with how the return sorts them. */
export const trainingFacts = once(sql`
  select e.tenant_id, e.id, e.title, e.start_date, e.is_online, (${objectiveOfTraining}) as objective, ${specialityOfTraining} as nsf,
         case when (${objectiveOfTraining}) = ${objective('rncp')} then f.level end as level,
         coalesce(f.given_to, '') <> '' as is_given, coalesce(e.sheet ->> 'ordered_by', '') <> '' as is_ordered,
         f.objective is not null as is_objective_stated, f.nsf_code is not null as is_nsf_stated
    from events e left join bpf_events f on f.tenant_id = e.tenant_id and f.event_id = e.id
   where e.is_training`)
