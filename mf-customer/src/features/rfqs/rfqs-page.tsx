export function RfqsPage() {
  return <p>My Requests: this page is not built yet.</p>
}
