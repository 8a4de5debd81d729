export function ProfilePage() {
  return <p>Profile: this page is not built yet.</p>
}
