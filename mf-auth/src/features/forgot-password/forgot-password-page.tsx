export function ForgotPasswordPage() {
  return <p>Forgot password: this page is not built yet.</p>
}
