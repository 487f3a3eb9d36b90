/** Has a worker load React as visitors get it: made for development, it notes of every element where in the code it was made, which takes a fifth of the time of tests that render. */
const before = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
await Promise.all([
  import('react'),
  import('react/jsx-runtime'),
  import('react-dom'),
  import('react-dom/client'),
  import('react-dom/server'),
])
// What tests run in processes of their own goes by it too: npm leaves out of production what only tests need.
process.env.NODE_ENV = before
export {}
