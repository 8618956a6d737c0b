export default function HomePage() {
  return <h1>Seize the opportunity!</h1>
}
