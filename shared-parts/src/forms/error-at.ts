/** What this needs of a form. */
interface FormWithErrors {
  errors: object
  getFieldMeta: (path: string) => { touched: boolean }
}

/** What is wrong with a field, by its dotted path as `formErrors` names it, once it was left or the form was sent. */
export function errorAt({ errors, getFieldMeta }: FormWithErrors, path: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([of]) => of === path)?.[1]
  return getFieldMeta(path).touched && typeof error === 'string' ? error : undefined
}
