import { type ChoiceGroup, shownValue } from '@kerf/shared-contracts/rules/catalog'

function groupOf(groups: readonly ChoiceGroup[], chosen: string): ChoiceGroup | undefined {
  return groups.find((group) => group.value === chosen)
}

/** The options of a select that depends on another: the grades of a material, the kinds of a process. */
export function optionsOf(groups: readonly ChoiceGroup[], chosen: string): { value: string; label: string }[] {
  return (groupOf(groups, chosen)?.options ?? []).map((value) => ({ value, label: shownValue(value) }))
}

/** Why such a select is disabled: nothing is chosen yet, or the choice has no options. */
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

/** The options with a value that is none of them, so that the select shows what has to be corrected. */
export function withTyped<T extends { value: string; label: string }>(
  options: readonly T[],
  typed: string,
): readonly { value: string; label: string }[] {
  const isThere = typed === '' || options.some(({ value }) => value === typed)
  return isThere ? options : [...options, { value: typed, label: typed }]
}
