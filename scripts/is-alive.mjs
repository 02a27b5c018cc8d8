import http from 'node:http';

// For a container's health check: ends with 0 if the server on this machine answers.
const options = { host: '127.0.0.1', port: process.env.PORT || 3000, path: '/api/health', timeout: 4000 };
const request = http.get(options, (response) => process.exit(response.statusCode === 200 ? 0 : 1));
request.on('timeout', () => process.exit(1));
request.on('error', () => process.exit(1));
