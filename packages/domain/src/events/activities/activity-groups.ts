import type { Activity } from './activity-contract.ts'

type Offered = Pick<Activity, 'enrolment' | 'choice_group' | 'is_cancelled'>
/** `included` are everybody's, one alone of `chooseOne` is followed, those of `chooseAny` are taken or left. */
export type ActivityGroup<A> = { kind: 'included' | 'chooseOne' | 'chooseAny'; name: string; activities: A[] }

/** The activities of a programme as they are offered; what is cancelled is offered no more. */
export function activityGroups<A extends Offered>(all: readonly A[]): ActivityGroup<A>[] {
  const open = all.filter(({ is_cancelled }) => !is_cancelled)
  const optional = open.filter(({ enrolment }) => enrolment === 'optional')
  const groups = Map.groupBy(
    optional.filter(({ choice_group }) => choice_group !== ''),
    ({ choice_group }) => choice_group,
  )
  const of = (kind: ActivityGroup<A>['kind'], name: string, activities: A[]): ActivityGroup<A> => ({ kind, name, activities })
  return [
    of(
      'included',
      '',
      open.filter(({ enrolment }) => enrolment === 'mandatory'),
    ),
    ...[...groups].map(([name, activities]) => of('chooseOne', name, activities)),
    of(
      'chooseAny',
      '',
      optional.filter(({ choice_group }) => choice_group === ''),
    ),
  ].filter(({ activities }) => activities.length > 0)
}
