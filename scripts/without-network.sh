#!/bin/sh
# Runs a command, for example a test, in a network namespace from which no address of another machine can be reached.
# Besides loopback, the namespace has a pair of interfaces that are connected only with each other. Without them,
# Chromium would report that it is offline. Needs Linux and root.
set -e
exec unshare --net sh -c '
  ip link set lo up
  ip link add nowhere0 type veth peer name nowhere1
  ip address add 192.0.2.1/24 dev nowhere0
  ip link set nowhere0 up
  ip link set nowhere1 up
  exec "$@"
' sh "$@"
