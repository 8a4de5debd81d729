export function QuotesPage() {
  return <p>My Quotes: this page is not built yet.</p>
}
