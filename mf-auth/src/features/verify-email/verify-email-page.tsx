export function VerifyEmailPage() {
  return <p>Verify your email: this page is not built yet.</p>
}
