export function ResetPasswordPage() {
  return <p>Reset your password: this page is not built yet.</p>
}
