export function SignInPage() {
  return <p>Sign in: this page is not built yet.</p>
}
