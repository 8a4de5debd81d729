export function RfqSuccessPage() {
  return <p>Thank you: this page is not built yet.</p>
}
