import type { ChoiceGroup } from '@kerf/shared-contracts/rules/catalog'

function groupOf(groups: readonly ChoiceGroup[], chosen: string): ChoiceGroup | undefined {
  return groups.find((group) => group.value === chosen)
}

/** What a select may offer that depends on another: the grades of a material, the kinds of a process. */
export function optionsOf(groups: readonly ChoiceGroup[], chosen: string): { value: string; label: string }[] {
  return (groupOf(groups, chosen)?.options ?? []).map((value) => ({ value, label: value }))
}

/** Why such a select cannot be used: nothing is chosen yet, or what is chosen has nothing more specific. */
export function refusalOf(
  groups: readonly ChoiceGroup[],
  chosen: string,
  notChosen: string,
  nothingMore: string,
): string | undefined {
  const group = groupOf(groups, chosen)
  if (!group) return notChosen
  return group.options.length === 0 ? nothingMore : undefined
}
