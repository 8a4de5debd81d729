/** Tells password managers whose password a form is about that does not ask for the account. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
