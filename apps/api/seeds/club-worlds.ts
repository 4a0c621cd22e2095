import type { Context } from '../src/platform/context.ts'
import { comeFor, theTeam } from './come-for.ts'
import { askToJoin, payContributions } from './contributions.ts'
import { meetCompany, meetPeople } from './past-year/companies.ts'
import { liveBarreauYear, liveClubYear, metDaysAgo } from './small-years.ts'

const dijon = { code_postal: '21000', town: 'Dijon' }

/** Members of a club and who comes to what: paid dinners, a visit that waits for an answer. */
export async function liveClub(context: Context): Promise<void> {
  const then = await theTeam(context, metDaysAgo)
  const verrerie = await meetCompany(then, {
    name: 'Verrerie Delcourt',
    siret: '80123451900016',
    address: '4 rue des Forges',
    ...dijon,
    people: [
      ['Hélène', 'Delcourt', 'Présidente'],
      ['Marc', 'Vasseur', 'Directeur industriel'],
    ],
  })
  const traiteur = await meetCompany(then, {
    name: 'Maison Perrin',
    siret: '80234562900017',
    address: '9 place Grangier',
    ...dijon,
    people: [['Luc', 'Perrin', 'Gérant']],
  })
  const guests = await meetPeople(
    then,
    [
      ['Agnès', 'Rolland'],
      ['Karim', 'Haddad'],
      ['Sylvie', 'Monnet'],
    ],
    { is_prospect: true },
  )
  const members = [...verrerie.people, ...traiteur.people]
  await comeFor(context, 'Petit-déjeuner de rentrée', [...members, ...guests])
  await comeFor(context, 'Visite d’entreprise : une verrerie d’art', [...traiteur.people, ...guests.slice(0, 2)])
  await comeFor(context, 'Dîner-débat : recruter quand tout le monde recrute', members)
  await liveClubYear(context, members)
  await askToJoin(context, [verrerie.people, traiteur.people])
}

/** A bar: firms, their lawyers, and who follows which training. */
export async function liveBarreau(context: Context): Promise<void> {
  const then = await theTeam(context, metDaysAgo)
  const firm = await meetCompany(then, {
    name: 'Cabinet Aubry et associés',
    siret: '80345673000016',
    address: '11 quai de Bondy',
    code_postal: '69005',
    town: 'Lyon',
    people: [
      ['Camille', 'Aubry', 'Avocate associée'],
      ['Thomas', 'Ferrand', 'Avocat'],
      ['Leïla', 'Mansouri', 'Avocate'],
    ],
  })
  const alone = await meetPeople(
    then,
    [
      ['Étienne', 'Carpentier'],
      ['Jeanne', 'Lambert'],
    ],
    { is_adherent: true },
  )
  await comeFor(context, 'Déontologie : conflits d’intérêts', [...firm.people, ...alone])
  await comeFor(context, 'Procédure d’appel : les pièges', firm.people.slice(1))
  await liveBarreauYear(context, [...firm.people, ...alone])
  await payContributions(context, firm.people)
}
