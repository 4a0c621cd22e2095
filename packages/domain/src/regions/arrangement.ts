import { administrativeRegion, departmentsOf, isDepartment, isFrance } from '../kernel/geography.ts'
import { departments } from './departments.ts'
import type { Coverage } from './rules.ts'

type Named = Coverage & { id: number; name: string }

/** The 18 régions of France as a tenant may load them (INSEE). */
export const frenchRegions: readonly { name: string; departements: string[] }[] = administrativeRegion.keys.map((key) => ({
  name: administrativeRegion.labelOf(key).fr,
  departements: departmentsOf(key),
}))

/** Whether a prefix can be that of a French postal code: a département, a part of one, or what several share (`20`, `97`). */
const isFrenchPrefix = (code: string): boolean =>
  isDepartment(code) ||
  (/^\d{2,5}$/.test(code) &&
    (code === '97' || code === '98' || code.startsWith('20') || isDepartment(code.slice(0, 2)) || isDepartment(code.slice(0, 3))))

/** Départements that are no prefix of the country's postal codes: 96, 7500A. */
export const unknownDepartements = (departements: readonly string[], country: string): string[] =>
  departements.filter((code) => (isFrance(country) ? !isFrenchPrefix(code) : !/^[A-Z0-9]{1,5}$/.test(code)))

/** Another region of the same country that already lists one of the départements. */
export function holderOf<R extends Named>(
  regions: readonly R[],
  { id, country, departements }: Pick<Coverage, 'country' | 'departements'> & { id?: number },
): { departement: string; holder: R } | undefined {
  for (const holder of regions) {
    if (holder.id === id || holder.country !== country) continue
    const departement = departements.find((code) => holder.departements.includes(code))
    if (departement !== undefined) return { departement, holder }
  }
  return undefined
}

/** Départements listed by two regions of one country, with the names of both. */
export function overlapsOf(regions: readonly Named[]): { departement: string; names: string[] }[] {
  const holders = new Map<string, { departement: string; names: string[] }>()
  for (const { country, departements, name } of regions)
    for (const departement of departements) {
      const key = `${country} ${departement}`
      holders.set(key, { departement, names: [...(holders.get(key)?.names ?? []), name] })
    }
  return [...holders.values()].filter(({ names }) => names.length > 1)
}

/** French départements no region covers, whole, by itself or by what it shares with its neighbours (`20`, `97`). */
export function uncoveredDepartements(regions: readonly Coverage[]): string[] {
  const listed = new Set(regions.filter(({ country }) => isFrance(country)).flatMap(({ departements }) => departements))
  const covering = (code: string): string[] => (/^2[AB]$/.test(code) ? [code, '20'] : code.length === 3 ? [code, code.slice(0, 2)] : [code])
  return departments.map(({ code }) => code).filter((code) => !covering(code).some((one) => listed.has(one)))
}
