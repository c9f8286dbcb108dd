#!/bin/sh
# Runs a command, for example a test, in a network namespace from which it can reach no other machine. Besides loopback,
# the namespace has a pair of interfaces that are connected only to each other. Without this pair, Chromium would report
# that it is offline. Needs Linux and root.
set -e
exec unshare --net sh -c '
  ip link set lo up
  ip link add nowhere0 type veth peer name nowhere1
  ip address add 192.0.2.1/24 dev nowhere0
  ip link set nowhere0 up
  ip link set nowhere1 up
  exec "$@"
' sh "$@"
